import type { Criterion, Ratings } from '@meritum/shared/contracts/assignments';
import { ratingScale } from '@meritum/shared/contracts/limits';
import { ends, rubric } from '@meritum/shared/programme/rubric';
import * as design from '@meritum/shared/ui/design.module.css';
import { Select } from '@meritum/shared/ui/Select';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { type MouseEvent, useId } from 'react';
import styles from './RatingFields.module.css';

const scale = Array.from(
  { length: ratingScale.max - ratingScale.min + 1 },
  (_, index) => ratingScale.min + index,
);

const endsInWords = Object.entries(ends).map(([rating, word]) => `${rating} is ${word}`);

interface Props {
  name: string;
  criteria: readonly Criterion[];
  ratings: Ratings;
  /** Whether a rating was chosen; until then 1 is only the default. */
  isChosen(key: string): boolean;
  disabled: boolean;
  onChoose(key: string, rating: number): void;
  onActive?(key: string): void;
}

/** A dropdown for each criterion with the whole scale (JUD-031), and a row of buttons that sets it. */
export function RatingFields(props: Props) {
  const { name, criteria, ratings, isChosen, disabled, onChoose, onActive } = props;
  const id = useId();
  return (
    <fieldset disabled={disabled} className={styles.ratings}>
      <legend>
        <VisuallyHidden>Ratings for {name}</VisuallyHidden>
      </legend>
      {criteria.map(({ key, name: label, description }) => (
        <div key={key} className={design.gridHalf}>
          <Select
            label={label}
            className={styles.select}
            name={key}
            value={ratings[key]}
            aria-describedby={`${id}-${key}`}
            onChange={(event) => onChoose(key, Number(event.target.value))}
            onFocus={() => onActive?.(key)}
          >
            {scale.map((rating) => (
              <option key={rating} value={rating}>
                {rating}
              </option>
            ))}
          </Select>
          <OnePress
            chosen={isChosen(key) ? ratings[key] : undefined}
            disabled={disabled}
            onPress={(rating) => onChoose(key, rating)}
          />
          <VisuallyHidden id={`${id}-${key}`}>
            {rubric[key]?.question ?? description} {endsInWords.join(', ')}.
          </VisuallyHidden>
        </div>
      ))}
    </fieldset>
  );
}

interface OnePressProps {
  chosen: number | undefined;
  disabled: boolean;
  onPress(rating: number): void;
}

/** The scale for mouse or finger. The dropdown beside it has the name, keys and focus. */
function OnePress({ chosen, disabled, onPress }: OnePressProps) {
  const focusDropdown = (event: MouseEvent<HTMLElement>) => {
    // A press must not focus the hidden button.
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector('select')?.focus({ preventScroll: true });
  };
  return (
    <div aria-hidden="true" className={styles.scale} onMouseDown={focusDropdown}>
      {scale.map((rating) => (
        <button
          key={rating}
          type="button"
          tabIndex={-1}
          disabled={disabled}
          data-chosen={rating === chosen || undefined}
          onClick={() => onPress(rating)}
        >
          {rating}
        </button>
      ))}
      <span className={styles.end}>{ends[1]}</span>
      <span className={styles.end}>{ends[10]}</span>
    </div>
  );
}
