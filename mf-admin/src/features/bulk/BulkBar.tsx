import { Button } from '@meritum/shared/ui/Button';
import { pluralize } from '../facts/pluralize';
import styles from './BulkBar.module.css';

/** An act on the selected rows. */
export interface BulkAct {
  label: string;
  onSelect(): void;
  danger?: boolean;
}

interface Props {
  count: number;
  /** `judge` */
  noun: string;
  acts: readonly BulkAct[];
  /** An act is under way. */
  busy: boolean;
  onClear(): void;
}

/** What can be done with the selected rows; nothing while there are none. */
export function BulkBar({ count, noun, acts, busy, onClear }: Props) {
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={`Selected ${noun}s`}>
      <p role="status" className={styles.count}>
        {pluralize(count, noun)} selected
      </p>
      {acts.map(({ label, onSelect, danger }) => (
        <Button
          key={label}
          variant={danger ? 'danger' : 'secondary'}
          disabled={busy}
          onClick={onSelect}
        >
          {label}...
        </Button>
      ))}
      <Button variant="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  );
}
