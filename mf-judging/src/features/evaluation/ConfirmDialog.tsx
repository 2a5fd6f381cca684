import type { Assignment, Ratings } from '@meritum/shared/contracts/assignments';
import { ratingScale } from '@meritum/shared/contracts/limits';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { useEffect, useRef } from 'react';
import styles from './ConfirmDialog.module.css';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  assignment: Assignment;
  ratings: Ratings;
  usual: readonly number[];
  untouched(key: string): boolean;
  onConfirm(): void;
}

/** The review before submitting (VAL-029). A default that nobody chose is not sent (JUD-023). */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, assignment, ratings, usual, untouched, onConfirm } = props;
  const { criteria, fullName, organization, undone } = assignment;
  const mean = compositeOf(criteria, ratings);
  const instead = usualInstead(mean, usual);
  const left = criteria.filter(({ key }) => untouched(key)).map(({ name }) => name);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={left.length > 0 ? 'Choose every rating first' : `Submit your ratings of ${fullName}?`}
      description={`${organization}. ${undone ? 'You have undone a rating of this entry before, so this one cannot be changed.' : 'You can undo it for a minute; after that it cannot be changed.'}`}
      actions={
        <>
          <Button
            variant={left.length > 0 ? 'primary' : 'secondary'}
            onClick={() => onOpenChange(false)}
          >
            Go back
          </Button>
          {left.length === 0 && <ConfirmButton onConfirm={onConfirm} />}
        </>
      }
    >
      <dl className={styles.ratings}>
        {criteria.map(({ key, name }) => (
          <div key={key} data-untouched={untouched(key) || undefined}>
            <dt>{name}</dt>
            <dd>{ratings[key]}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt className={design.semibold}>Composite Rating</dt>
          <dd>{`${left.length > 0 ? '–' : mean.toFixed(1)}/${ratingScale.max}`}</dd>
        </div>
      </dl>
      {left.length > 0 && (
        <p className={styles.left}>
          No rating chosen for {listed(left)}. The 1 shown is only where the field begins: choose it
          if you mean it.
        </p>
      )}
      {left.length === 0 && instead !== undefined && (
        <p className={styles.left}>
          You gave {mean.toFixed(1)} where you usually give {instead.toFixed(1)}. Is this the right
          entry, and the right end of the scale? If so, confirm.
        </p>
      )}
    </Dialog>
  );
}

/** Focused initially, so that Enter confirms; a held key is ignored. */
function ConfirmButton({ onConfirm }: { onConfirm(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  // Runs after the dialog has focused its first button.
  useEffect(() => queueMicrotask(() => button.current?.focus()), []);
  return (
    <Button
      ref={button}
      onClick={onConfirm}
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
    >
      Confirm and submit
    </Button>
  );
}

const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

/** Number of evaluations that show a judge's habit, and points that make a mean unusual. */
const enough = 5;
const far = 3;

/** The median of a judge's means if this mean is far from all of them; else undefined. */
function usualInstead(mean: number, means: readonly number[]): number | undefined {
  if (means.length < enough || means.some((one) => Math.abs(one - mean) < far)) return undefined;
  return [...means].sort((one, other) => one - other)[Math.floor(means.length / 2)];
}
