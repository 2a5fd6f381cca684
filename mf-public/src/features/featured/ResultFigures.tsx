import { ratingScale } from '@meritum/shared/contracts/limits';
import { criteria } from '@meritum/shared/programme/season';
import { Bars } from '../figures/Bars';
import type { WinnerResult } from './FeaturedWinner';
import styles from './ResultFigures.module.css';

/** Cut off like a score, so that no mean below a bound reads as the bound. */
const shown = (value: number) => (Math.floor(value * 10 + 1e-6) / 10).toFixed(1);

/** What an award rests on: the average of each criterion and the number of judges. */
export function ResultFigures({ result: { judges, means } }: { result: WinnerResult }) {
  const items = criteria.map(({ name }, at) => {
    const value = means[at] ?? 0;
    return { name, value, shown: shown(value) };
  });
  return (
    <div className={styles.root}>
      <p className={styles.judges}>
        The average of {judges} judges, out of {ratingScale.max}
      </p>
      <Bars items={items} most={ratingScale.max} />
    </div>
  );
}
