import type { Criterion, Ratings } from '@meritum/shared/contracts/assignments';
import { rubric } from '@meritum/shared/programme/rubric';
import { Select } from '@meritum/shared/ui/Select';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { useId } from 'react';
import { criteria, scale } from './criteria';
import styles from './EvaluationPanel.module.css';

interface Props {
  /** Whose work is rated. */
  name: string;
  ratings: Ratings;
  disabled: boolean;
  onChoose(criterion: Criterion, rating: number): void;
  /** A criterion has the focus. */
  onActive?(criterion: Criterion): void;
}

/** The four dropdowns, 1 to 10 each (JUD-031). */
export function RatingFields({ name, ratings, disabled, onChoose, onActive }: Props) {
  const id = useId();
  return (
    <fieldset disabled={disabled} className={styles.ratings}>
      <legend>
        <VisuallyHidden>Ratings for {name}</VisuallyHidden>
      </legend>
      {criteria.map(({ key, name: label }) => (
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
          <VisuallyHidden id={`${id}-${key}`}>{rubric[key]?.question}</VisuallyHidden>
        </div>
      ))}
    </fieldset>
  );
}
