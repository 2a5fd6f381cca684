import type { HistoryEntry } from '@meritum/shared/contracts/lists';
import { formatDateTime } from '@meritum/shared/programme/moments';
import styles from './History.module.css';
import { inWords } from './words';

/** Decisions, latest first: what, who, when and why. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return <p className={styles.facts}>No decisions yet.</p>;
  return (
    <ol className={styles.root}>
      {entries.map(({ at, action, by, reason }) => (
        <li key={`${at} ${action}`} className={styles.entry}>
          <p className={styles.deed}>{inWords(action)}</p>
          <p className={styles.facts}>
            <time dateTime={at}>{formatDateTime(at)}</time> by {by ?? 'a deleted account'}
          </p>
          {reason && <p className={styles.reason}>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
