import type { ContestStatus, ResultsReply } from '@meritum/shared/contracts/results';
import { lifeWords } from '@meritum/shared/programme/contest-life';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Tabs } from '@meritum/shared/ui/Tabs';
import { text, useAddressState } from '../../features/address/useAddressState';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useSeason } from '../../features/console/useSeasonShown';
import { Contest } from '../../features/results/Contest';
import styles from '../../features/results/Results.module.css';
import { useContestStates, useLifeOf } from '../../features/results/requests';
import { Voids } from '../../features/results/Voids';
import { FreezeRules } from '../../features/season/FreezeRules';

const fields = { category: text };

/** From frozen rules to published results, by category. */
export function ResultsPage() {
  const query = useContestStates();
  const season = useSeason();
  const { values, change } = useAddressState(fields);
  const lifeOf = useLifeOf();
  return (
    <ConsolePage actions={season && <FreezeRules season={season} />}>
      <Loaded query={query} what="the results">
        {({ contests }) => (
          <Tabs
            label="Category"
            value={chosen(contests, values.category, lifeOf)}
            onChange={(category) => change({ category })}
            tabs={contests.map((contest) => ({
              id: contest.category,
              label: labelOf(contest, lifeOf(contest)),
              content:
                lifeOf(contest) === 'imported' ? (
                  <p>Imported. There are no ratings to compute from.</p>
                ) : (
                  <Contest contest={contest} />
                ),
            }))}
          />
        )}
      </Loaded>
      <Voids />
    </ConsolePage>
  );
}

/** The contest in the address, or the first of the most urgent ones. */
function chosen(
  contests: ResultsReply['contests'],
  wanted: string,
  lifeOf: ReturnType<typeof useLifeOf>,
): string {
  const among = (life: string) => contests.find((one) => lifeOf(one) === life);
  const found =
    contests.find(({ category }) => category === wanted) ??
    among('judging') ??
    among('closed') ??
    among('final') ??
    contests[0];
  return found?.category ?? '';
}

/** A category with its contest's state, which a phone shows below the tabs alone. */
const labelOf = ({ category }: ContestStatus, life: ReturnType<ReturnType<typeof useLifeOf>>) => (
  <>
    {category}
    {life && (
      <span className={styles.life}>: {life === 'imported' ? 'Imported' : lifeWords[life]}</span>
    )}
  </>
);
