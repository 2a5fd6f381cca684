import type { Criterion, Ratings } from '@meritum/shared/contracts/assignments';
import { ratingScale } from '@meritum/shared/contracts/limits';
import { rubric } from '@meritum/shared/programme/rubric';
import { Select } from '@meritum/shared/ui/Select';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { useId } from 'react';
import styles from './EvaluationPanel.module.css';

/** The values of a rating. */
const scale = Array.from(
  { length: ratingScale.max - ratingScale.min + 1 },
  (_, index) => ratingScale.min + index,
);

interface Props {
  /** The nominee's name. */
  name: string;
  criteria: readonly Criterion[];
  ratings: Ratings;
  disabled: boolean;
  onChoose(key: string, rating: number): void;
  /** Called when a criterion gets the focus. */
  onActive?(key: string): void;
}

/** A dropdown for each criterion with the whole scale (JUD-031). */
export function RatingFields(props: Props) {
  const { name, criteria, ratings, disabled, onChoose, onActive } = props;
  const id = useId();
  return (
    <fieldset disabled={disabled} className={styles.ratings}>
      <legend>
        <VisuallyHidden>Ratings for {name}</VisuallyHidden>
      </legend>
      {criteria.map(({ key, name: label, description }) => (
        <div key={key}>
          <Select
            label={label}
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
          <VisuallyHidden id={`${id}-${key}`}>
            {rubric[key]?.question ?? description}
          </VisuallyHidden>
        </div>
      ))}
    </fieldset>
  );
}
