import type { Assignment } from '@meritum/shared/contracts/assignments';
import styles from './EntryList.module.css';
import { distributionOf } from './rows';

/** How the judge has used the scale so far; nothing before the first evaluation. */
export function Distribution({ assignments }: { assignments: readonly Assignment[] }) {
  const { counts, total, mean } = distributionOf(assignments);
  if (mean === undefined) return null;
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <figure className={styles.distribution}>
      <figcaption>
        Your {total} ratings so far, {mean.toFixed(1)} on average
      </figcaption>
      <dl>
        {counts.map(({ rating, count }) => (
          <div key={rating}>
            <dd
              style={{ blockSize: `${1.25 + (count / most) * 2.5}rem` }}
              data-none={count === 0 || undefined}
            >
              {count}
            </dd>
            <dt>{rating}</dt>
          </div>
        ))}
      </dl>
    </figure>
  );
}
