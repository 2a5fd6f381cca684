import type { Criterion } from '@meritum/shared/contracts/assignments';
import { anchorOf, anchors, rubric } from '@meritum/shared/programme/rubric';
import { criteria } from './criteria';
import styles from './Rubric.module.css';

interface Props {
  criterion: Criterion;
  /** The rating chosen so far, whose meaning stands out. */
  rating: number | undefined;
}

/** What the ratings of one criterion mean. */
export function Rubric({ criterion, rating }: Props) {
  const entry = rubric[criterion];
  if (!entry) return null;
  const name = criteria.find(({ key }) => key === criterion)?.name;
  const near = rating === undefined ? undefined : anchorOf(rating);
  return (
    <div className={styles.rubric}>
      <p className={styles.question}>
        <strong>{name}.</strong> {entry.question}
      </p>
      <dl className={styles.meanings} aria-label={`What ratings of ${name} mean`}>
        {anchors.map((anchor) => (
          <div key={anchor} className={styles.meaning} data-near={anchor === near || undefined}>
            <dt>{anchor}</dt>
            <dd>{entry.meanings[anchor]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
