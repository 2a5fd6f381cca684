import type { Criterion } from '@meritum/shared/contracts/assignments';
import { anchorOf, anchors, rubric } from '@meritum/shared/programme/rubric';
import styles from './Rubric.module.css';

interface Props {
  /** The focused criterion. */
  criterion: Criterion | undefined;
  /** The chosen rating, whose meaning is highlighted. */
  rating: number | undefined;
}

/** The meaning of each rating of one criterion; without a rubric, its description. */
export function Rubric({ criterion, rating }: Props) {
  if (!criterion) return null;
  const { key, name, description } = criterion;
  const entry = rubric[key];
  const near = rating === undefined ? undefined : anchorOf(rating);
  return (
    <div className={styles.rubric}>
      <p className={styles.question}>
        <strong>{name}.</strong> {entry?.question ?? description}
      </p>
      {entry && (
        <dl className={styles.meanings} aria-label={`What ratings of ${name} mean`}>
          {anchors.map((anchor) => (
            <div key={anchor} className={styles.meaning} data-near={anchor === near || undefined}>
              <dt>{anchor}</dt>
              <dd>{entry.meanings[anchor]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
