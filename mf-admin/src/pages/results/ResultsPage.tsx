import type { ContestStatus, ResultsReply } from '@meritum/shared/contracts/results';
import { contestLife, lifeWords } from '@meritum/shared/programme/contest-life';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Tabs } from '@meritum/shared/ui/Tabs';
import { text } from '../../features/address/fields';
import { useAddressState } from '../../features/address/useAddressState';
import { ConfirmAction } from '../../features/confirm/ConfirmAction';
import { ConsolePage } from '../../features/console/ConsolePage';
import { headingOf } from '../../features/console/screens';
import { Contest } from '../../features/results/Contest';
import { freezeRules, useContestStates } from '../../features/results/requests';
import { Voids } from '../../features/results/Voids';
import { useSeasons } from '../../features/season/requests';

const fields = { category: text };

/** From frozen rules to published results, by category. */
export function ResultsPage() {
  const query = useContestStates();
  const { values, change } = useAddressState(fields);
  return (
    <ConsolePage
      {...headingOf('results')}
      actions={query.data && <FreezeRules season={query.data.season} />}
    >
      <Loaded query={query} what="the results">
        {({ contests }) => (
          <Tabs
            label="Category"
            value={chosen(contests, values.category)}
            onChange={(category) => change({ category })}
            tabs={contests.map((contest) => ({
              id: contest.category,
              label: <ContestLabel {...contest} />,
              content: <Contest contest={contest} />,
            }))}
          />
        )}
      </Loaded>
      <Voids />
    </ConsolePage>
  );
}

/** A category with the life of its contest. */
function ContestLabel({ season: id, category, ...status }: ContestStatus) {
  const season = useSeasons().data?.seasons.find((one) => one.id === id);
  if (!season) return category;
  const { life } = contestLife({ season, category, ...status, now: new Date() });
  // Winners of such a category were imported: there are no results here.
  const hasNone = life === 'published' && status.state === 'open';
  return hasNone ? category : `${category}: ${lifeWords[life]}`;
}

const chosen = (contests: ResultsReply['contests'], wanted: string): string =>
  (contests.find(({ category }) => category === wanted) ?? contests[0])?.category ?? '';

function FreezeRules({ season }: { season: ResultsReply['season'] }) {
  if (!season.may.freezeRules) return null;
  return (
    <ConfirmAction
      question={{
        title: 'Freeze the rules?',
        consequence: (
          <p>
            The criteria, weights, cuts and minimum ratings of this season can never be changed
            again. Their hash is published, and judging can open.
          </p>
        ),
        confirm: 'Freeze rules',
        danger: true,
        act: () => freezeRules(season),
        done: 'The rules are frozen.',
      }}
    >
      Freeze rules...
    </ConfirmAction>
  );
}
