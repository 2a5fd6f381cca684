import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { endedCategories } from '@meritum/shared/programme/contest-life';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { formatClock } from '@meritum/shared/programme/moments';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { useRole } from '../../features/access/role';
import { ConsoleLink } from '../../features/console/ConsoleLink';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { seasonQuery, useSeasonShown } from '../../features/console/useSeasonShown';
import { Activity } from '../../features/overview/Activity';
import { Ahead } from '../../features/overview/Ahead';
import { Charts } from '../../features/overview/Charts';
import { Contests } from '../../features/overview/Contests';
import { Needs } from '../../features/overview/Needs';
import { OpenDecisions } from '../../features/overview/OpenDecisions';
import styles from '../../features/overview/Overview.module.css';
import { RemindUnconfirmed } from '../../features/overview/RemindUnconfirmed';
import { useOpenDecisions } from '../../features/overview/requests';
import { stillToRate } from '../../features/overview/stillToRate';
import { ToScreen } from '../../features/overview/ToScreen';
import { Ended } from '../../features/results/Ended';

function Figures({ nominations, coverage, ratings, judges }: Omit<OverviewReply, 'countedAt'>) {
  const figures = [
    ['Nominations', formatCount(nominations.total)],
    [
      'Nominations with enough ratings',
      `${formatCount(coverage.covered)} of ${formatCount(coverage.entries)}`,
    ],
    ['Ratings', formatCount(ratings.total)],
    ['Ratings to come', formatCount(ratings.pending), stillToRate],
    ['Judges', formatCount(judges.funnel.verified)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value, to]) => (
        <div key={name}>
          <dt className={design.minor}>{to ? <ConsoleLink to={to}>{name}</ConsoleLink> : name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function OverviewPage() {
  return useRole() === 'screener' ? <ToScreen /> : <Season />;
}

function Season() {
  const season = useSeasonShown();
  // Also read when the window gets the focus.
  const query = useCall(
    'getOverview',
    { query: seasonQuery(season) },
    { refetchInterval: 15_000, refetchOnWindowFocus: 'always' },
  );
  const open = useOpenDecisions();
  const { data, dataUpdatedAt } = query;
  return (
    <ConsolePage
      lead={data && `${data.season.name}, as of ${formatClock(new Date(dataUpdatedAt))}.`}
    >
      {data && <Ahead contests={data.contests} />}
      <Loaded query={open} what="what waits for you">
        {({ decisions }) => <OpenDecisions decisions={decisions} />}
      </Loaded>
      <Loaded query={query} what="the season">
        {({ countedAt, ...overview }) => (
          <>
            <Needs needs={overview.needs} />
            <RemindUnconfirmed needs={overview.needs} />
            <Contests {...overview} />
            <Activity />
            <h2 className={design.textL}>The season so far</h2>
            <Ended names={endedCategories(overview.contests, overview.season.id)} />
            {overview.coverage.withheld > 0 && (
              <Notice kind="info">
                You have a conflict of interest with{' '}
                {pluralize(overview.coverage.withheld, 'nomination')}. Their ratings are not counted
                here.
              </Notice>
            )}
            <Figures {...overview} />
            <Charts {...overview} today={countedAt.slice(0, 10)} />
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}
