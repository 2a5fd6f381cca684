import { awardTiers } from '@meritum/shared/programme/season';
import { Medal } from '@meritum/shared/ui/Medal';
import { Count } from './Count';
import { type Counts, countIn, type LoadedCounts, type TierName } from './counts';
import styles from './TierTotals.module.css';

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

const shareOf = ({ tiers, all }: Counts, name: TierName): string =>
  percent.format(all === 0 ? 0 : tiers[name] / all);

/** How many awards there are in all, and of each tier with its share, beside its medal. */
export function TierTotals({ counts }: { counts: LoadedCounts }) {
  return (
    <dl className={styles.root}>
      <div>
        <dt>Awards in all</dt>
        <dd>
          <Count of={countIn(counts)} />
        </dd>
      </div>
      {awardTiers.map(({ name }) => (
        <div key={name}>
          <dt>
            <Medal tier={name} size={24} aria-hidden="true" />
            {name}
            {counts && `, ${shareOf(counts, name)}`}
          </dt>
          <dd>
            <Count of={countIn(counts, name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
