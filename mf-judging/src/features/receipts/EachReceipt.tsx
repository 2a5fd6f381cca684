import { saveFile } from '@meritum/shared/client/saveFile';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { type CheckedReceipt, problemWords, type SavedReceipt } from './problems';
import styles from './Receipts.module.css';
import { fileOf, type Receipts } from './requests';

const receiptName = (saved: SavedReceipt): string =>
  'completedAt' in saved
    ? `${saved.category}, ${formatDateTime(saved.completedAt)}`
    : 'On this device only';

function notesOn({ saved, problem, compared }: CheckedReceipt): string {
  return [
    saved.scores && `You gave ${saved.scores.join(', ')}.`,
    compared && !problem && 'The commitment leads to these numbers.',
    'setAside' in saved &&
      saved.setAside &&
      (saved.undone
        ? 'Set aside: you undid it within a minute. If you did not, report it.'
        : 'Set aside: the nominator sent another text, and you were asked to rate it again.'),
    problem && problemWords[problem],
  ]
    .filter(Boolean)
    .join(' ');
}

export function EachReceipt({ loaded }: { loaded: Receipts }) {
  return (
    <details className={styles.each}>
      <summary>Each receipt</summary>
      <ul>
        {loaded.receipts.map((one) => {
          const { commitment, judgeHalf } = one.saved;
          const name = receiptName(one.saved);
          const save = () =>
            saveFile(
              fileOf({ ...loaded, receipts: [one] }),
              `rating-receipt-${commitment.slice(0, 8)}.json`,
            );
          return (
            <li key={`${commitment}:${judgeHalf}`} className={design.apart}>
              <div>
                <p>{name}</p>
                <p className={design.minor}>{notesOn(one)}</p>
              </div>
              <Button variant="quiet" aria-label={`Save the receipt: ${name}`} onClick={save}>
                Save
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
