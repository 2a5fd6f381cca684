import type { Criterion } from '@meritum/shared/contracts/assignments';
import { anchors, anchorsAround, rubric } from '@meritum/shared/programme/rubric';
import * as design from '@meritum/shared/ui/design.module.css';
import styles from './Rubric.module.css';

interface Props {
  criterion: Criterion | undefined;
  /** The chosen rating; the meanings of the anchors around it are highlighted. */
  rating: number | undefined;
}

/** The meaning of each rating of one criterion; without a rubric, its description. */
export function Rubric({ criterion, rating }: Props) {
  if (!criterion) return null;
  const { key, name, description } = criterion;
  const entry = rubric[key];
  const near = rating === undefined ? [] : anchorsAround(rating);
  return (
    <div className={styles.rubric}>
      <p className={design.textS}>
        <strong>{name}.</strong> {entry?.question ?? description}
      </p>
      {entry && (
        <dl
          data-narrowed={near.length > 0 || undefined}
          className={styles.meanings}
          aria-label={`What ratings of ${name} mean`}
        >
          {anchors.map((anchor) => (
            <div
              key={anchor}
              className={styles.meaning}
              data-near={near.includes(anchor) || undefined}
            >
              <dt>{anchor}</dt>
              <dd>{entry.meanings[anchor]}</dd>
            </div>
          ))}
        </dl>
      )}
      {entry && near.length === 2 && (
        <p className={design.muted}>
          {rating} lies between {near[0]} and {near[1]}.
        </p>
      )}
    </div>
  );
}
