import { anchors, rubric } from '../programme/rubric';
import styles from './RatingMeanings.module.css';

/** The meanings of the ratings 1, 4, 7 and 10 for a criterion; empty without a rubric. */
export function RatingMeanings({ criterion }: { criterion: string }) {
  const meanings = rubric[criterion]?.meanings;
  return (
    meanings && (
      <dl className={styles.meanings}>
        {anchors.map((anchor) => (
          <div key={anchor}>
            <dt>{anchor}</dt>
            <dd>{meanings[anchor]}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
