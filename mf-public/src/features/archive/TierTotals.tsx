import { awardTiers } from '@meritum/shared/programme/season';
import { Medal } from '@meritum/shared/ui/Medal';
import { Count } from './Count';
import { countIn, type LoadedCounts } from './counts';
import styles from './TierTotals.module.css';

/** How many awards there are in all, and of each tier beside its medal. */
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
          </dt>
          <dd>
            <Count of={countIn(counts, name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
