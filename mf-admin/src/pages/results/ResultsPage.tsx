import { call } from '@meritum/shared/client/call';
import type { ContestStatus, ResultsReply } from '@meritum/shared/contracts/results';
import { lifeWords } from '@meritum/shared/programme/contest-life';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { Tabs } from '@meritum/shared/ui/Tabs';
import { text, useAddressState } from '../../features/address/useAddressState';
import { ConfirmAction } from '../../features/confirm/ConfirmAction';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { Contest } from '../../features/results/Contest';
import { useContestStates, useLifeOf } from '../../features/results/requests';
import { Voids } from '../../features/results/Voids';

const fields = { category: text };

/** From frozen rules to published results, by category. */
export function ResultsPage() {
  const query = useContestStates();
  const { values, change } = useAddressState(fields);
  const lifeOf = useLifeOf();
  return (
    <ConsolePage actions={query.data && <FreezeRules season={query.data.season} />}>
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

/** The contest that is asked for, or the first of those that need work most. */
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

/** A category with the life of its contest. */
const labelOf = ({ category }: ContestStatus, life: ReturnType<ReturnType<typeof useLifeOf>>) =>
  life ? `${category}: ${life === 'imported' ? 'Imported' : lifeWords[life]}` : category;

const withBeacon =
  'The public random source drand answers now. Who judges what will be drawn with a value of it that nobody knows before.';

const withoutBeacon = {
  title: 'The public random source does not answer now',
  children:
    'If you go on, the server’s value alone decides who judges what, and the site says so for good. To have a public value too, cancel and come back later, or ask whoever runs the server to check its relays of drand.',
};

function FreezeRules({ season }: { season: ResultsReply['season'] }) {
  const { id, revision, may } = season;
  const { data, isLoading } = useCall('checkBeacon', {}, { enabled: may.freezeRules });
  if (!may.freezeRules || isLoading) return null;
  const beacon = data?.answers ?? false;
  return (
    <ConfirmAction
      question={{
        about: id,
        title: 'Make the rules final?',
        consequence: (
          <>
            <p>
              The criteria, weights, lowest scores of tiers and minimum ratings of this season can
              never be changed again. Then judging can open.
            </p>
            {beacon ? <p>{withBeacon}</p> : <Notice {...withoutBeacon} kind="warning" />}
          </>
        ),
        confirm: 'Make rules final',
        danger: true,
        act: () => call('freezeRules', { body: { season: id, revision, beacon } }),
        done: 'The rules are final.',
      }}
    >
      Make the rules final...
    </ConfirmAction>
  );
}
