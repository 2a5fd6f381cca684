import type { Criterion } from '@meritum/shared/contracts/assignments';
import { anchorOf, anchors, rubric } from '@meritum/shared/programme/rubric';
import styles from './Rubric.module.css';

interface Props {
  /** The one that has the focus. */
  criterion: Criterion | undefined;
  /** The rating chosen so far, whose meaning stands out. */
  rating: number | undefined;
}

/** What the ratings of one criterion mean; without a rubric, what is rated. */
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
