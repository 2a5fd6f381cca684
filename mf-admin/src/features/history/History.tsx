import { auditActions } from '@meritum/shared/contracts/audit-actions';
import type { HistoryEntry } from '@meritum/shared/contracts/lists';
import { formatDateTime } from '@meritum/shared/ui/formatDateTime';
import styles from './History.module.css';

const words: Readonly<Record<string, string>> = auditActions;

/** `entry.voided` in words, also where it is new to this build. */
function inWords(action: string): string {
  const [, deed = action] = action.split('.');
  const plain = deed.replaceAll('-', ' ');
  return words[action] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What was decided, the latest first: what, who, when and why. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return <p className={styles.facts}>Nothing has been decided yet.</p>;
  return (
    <ol className={styles.root}>
      {entries.map(({ at, action, by, reason }) => (
        <li key={`${at} ${action}`} className={styles.entry}>
          <p className={styles.deed}>{inWords(action)}</p>
          <p className={styles.facts}>
            <time dateTime={at}>{formatDateTime(at)}</time> by{' '}
            {by ?? 'somebody whose account is gone'}
          </p>
          {reason && <p className={styles.reason}>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
