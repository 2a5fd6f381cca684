import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { Button } from '@meritum/shared/ui/Button';
import styles from './BulkBar.module.css';
import type { useSelection } from './useSelection';

export interface BulkAct {
  label: string;
  onSelect(): void;
}

interface Props {
  /** Such as `judge`. */
  noun: string;
  selected: Omit<ReturnType<typeof useSelection>, 'chosen'> & { chosen: readonly unknown[] };
  acts: readonly BulkAct[];
  isRunning: boolean;
}

/** Acts on the selected rows; hidden while none is selected. */
export function BulkBar({ noun, selected, acts, isRunning }: Props) {
  const { chosen, clear, more, selectAll, read, stop, refusal } = selected;
  if (chosen.length === 0) return null;
  const isReading = read !== undefined;
  const all = more && pluralize(more, noun);
  return (
    <section className={styles.bar} aria-label={`Selected ${noun}s`}>
      <p role="status" className={styles.count}>
        {isReading
          ? `Selecting ${formatCount(read)} of ${all} …`
          : `${pluralize(chosen.length, noun)} selected`}
        {refusal && `. Could not select all of them: ${refusal}`}
      </p>
      {isReading && (
        <Button variant="secondary" onClick={stop}>
          Stop
        </Button>
      )}
      {all && !isReading && (
        <Button variant="quiet" disabled={isRunning} onClick={selectAll}>
          Select all {all}
        </Button>
      )}
      {acts.map(({ label, onSelect }) => (
        <Button
          key={label}
          variant="secondary"
          disabled={isRunning || isReading}
          onClick={onSelect}
        >
          {label}...
        </Button>
      ))}
      <Button variant="quiet" disabled={isReading} onClick={clear}>
        Clear selection
      </Button>
    </section>
  );
}
