import { Notice } from '@meritum/shared/ui/Notice';
import styles from './ReturnedNotice.module.css';

/** A nomination that came back, with the organisers' words (OPEN-015). */
export function ReturnedNotice({ note }: { note: string }) {
  return (
    <Notice kind="warning" title="Your nomination was returned to you">
      <p>Everything you sent is in the form below. Revise it and submit it again.</p>
      <blockquote className={styles.note}>{note}</blockquote>
    </Notice>
  );
}
