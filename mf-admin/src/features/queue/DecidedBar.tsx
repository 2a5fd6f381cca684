import { limits } from '@meritum/shared/contracts/limits';
import { Button } from '@meritum/shared/ui/Button';
import { useNow } from '@meritum/shared/ui/useNow';
import text from '../facts/text.module.css';
import styles from './Queue.module.css';
import { type Decided, decidedWords } from './useDecisions';

interface Props {
  decided: readonly Decided[];
  isSaving: boolean;
  onUndo(one: Decided): void;
}

/** Decisions that can still be undone, newest first. */
export function DecidedBar({ decided, isSaving, onUndo }: Props) {
  const now = useNow(1_000).getTime();
  const undoable = decided.filter(({ endsAt }) => endsAt > now);
  if (undoable.length === 0 && !isSaving) return null;
  return (
    <section aria-label="Recent decisions" className={styles.bar}>
      {isSaving && <p>Saving ...</p>}
      <ul className={text.stack}>
        {undoable.map((one) => {
          const words = decidedWords(one);
          const left = Math.min(limits.undoSeconds, Math.ceil((one.endsAt - now) / 1_000));
          return (
            <li key={one.applications[0]?.judgeId} className={text.apart}>
              {`${words}. ${one.applications.length === 1 ? 'Email' : 'Emails'} in ${left} s.`}
              <Button variant="quiet" aria-label={`Undo: ${words}`} onClick={() => onUndo(one)}>
                Undo
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
