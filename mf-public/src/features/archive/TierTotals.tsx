import { tierNames } from '@meritum/shared/contracts/tiers';
import { Medal } from '@meritum/shared/ui/Medal';
import { Count } from './Count';
import { countIn, type LoadedCounts } from './counts';
import styles from './TierTotals.module.css';

const share = (count: number, all: number): string =>
  `${Math.round(all === 0 ? 0 : (count / all) * 100)}%`;

/** The number of awards in all, and of each tier with its share and medal. */
export function TierTotals({ counts }: { counts: LoadedCounts }) {
  return (
    <dl className={styles.root}>
      <div>
        <dt>Awards in all</dt>
        <dd>
          <Count of={countIn(counts)} />
        </dd>
      </div>
      {tierNames.map((name) => (
        <div key={name}>
          <dt>
            <Medal tier={name} size={24} aria-hidden="true" />
            {name}
            {counts && `, ${share(counts.tiers.get(name) ?? 0, counts.all)}`}
          </dt>
          <dd>
            <Count of={countIn(counts, name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
