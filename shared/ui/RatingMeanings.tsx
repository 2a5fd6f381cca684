import { anchors, rubric } from '../programme/rubric';
import styles from './RatingMeanings.module.css';

/** What the ratings 1, 4, 7 and 10 mean for a criterion; nothing for one without a rubric. */
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
