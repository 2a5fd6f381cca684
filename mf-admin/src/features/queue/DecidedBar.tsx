import { limits } from '@meritum/shared/contracts/limits';
import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';
import styles from './Queue.module.css';
import type { Decided } from './useDecisions';
import { type QueueState, words } from './useQueue';

/** What was not decided, or undone, as asked. */
export function NotDecided({ failures, forget }: Pick<QueueState, 'failures' | 'forget'>) {
  if (failures.length === 0) return null;
  return (
    <Notice
      kind="warning"
      title="Not everything was decided as you asked"
      action={
        <Button variant="secondary" onClick={forget}>
          Close
        </Button>
      }
    >
      <ul>
        {failures.map(({ name, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be the same
          <li key={index}>{text.includes(name) ? text : `${name}: ${text}`}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Decisions that can still be undone, newest first. */
export function DecidedBar({ decided, now, undo }: Pick<QueueState, 'decided' | 'now' | 'undo'>) {
  if (decided.length === 0) return null;
  return (
    <section aria-label="Recent decisions" className={styles.bar}>
      <ul className={styles.rows}>
        {decided.map((one) => (
          <li key={one.id} className={styles.decided}>
            <span>{textOf(one, now)}</span>
            {one.undoable && (
              <Button
                variant="quiet"
                aria-label={`Undo: ${applicantNames(one)} ${words[one.decision]}`}
                onClick={() => undo(one)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const applicantNames = ({ rows }: Decided) =>
  rows.length === 1 ? rows[0]?.name : `${rows.length} applications`;

function textOf(one: Decided, now: number): string {
  const what = `${applicantNames(one)} ${words[one.decision]}`;
  if (!one.undoable) return `${what}. Saving ...`;
  const left = Math.ceil(
    (one.endsAt - Math.max(now, one.endsAt - limits.undoSeconds * 1_000)) / 1_000,
  );
  return `${what}. ${one.undoable.length === 1 ? 'Email' : 'Emails'} in ${left} s.`;
}
