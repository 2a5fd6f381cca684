import type { JudgeStatus } from '@meritum/shared/contracts/judges';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { Chart } from '../chart/Chart';
import type { ChartProps } from '../chart/series';
import { Panel } from '../facts/Panel';
import styles from './Overview.module.css';
import { coveragePoints, nominationPoints, ratingPoints } from './points';

const states: Record<JudgeStatus, string> = {
  APPLICATION_PENDING: 'Not applied yet',
  VERIFICATION_PENDING: 'Waiting for verification',
  ASSIGNMENTS_PENDING: 'Judging',
  REJECTED: 'Rejected',
};

/** Charts of the season. */
export function Charts({ nominations, coverage, ratings, judges }: OverviewReply) {
  const { series, points } = nominationPoints(nominations);
  const share = `${coverage.covered} of ${coverage.entries} entries have at least ${coverage.minimum} ratings.`;
  return (
    <div className={styles.charts}>
      <Figures
        title="Nominations by day"
        kind="stacked"
        axis="Day (UTC)"
        series={series}
        points={points}
      />
      <Figures
        title="Ratings by day"
        kind="bars"
        axis="Day (UTC)"
        series={[{ key: 'ratings', label: 'Ratings' }]}
        points={ratingPoints(ratings)}
      />
      <Figures
        title="Entries by number of ratings"
        summary={share}
        kind="bars"
        axis="Ratings"
        series={[{ key: 'entries', label: 'Entries' }]}
        points={coveragePoints(coverage)}
      />
      <Figures
        title="Judges by state"
        kind="rows"
        axis="State"
        series={[{ key: 'judges', label: 'Judges' }]}
        points={[
          ...judges.byState.map(({ status, count }) => ({
            at: states[status],
            values: { judges: count },
          })),
          { at: 'Deactivated', values: { judges: judges.deactivated } },
        ]}
      />
    </div>
  );
}

/** A chart, or a note that there is no data yet. */
function Figures(chart: ChartProps) {
  if (chart.points.length > 0) return <Chart {...chart} />;
  return (
    <Panel title={chart.title}>
      <p className={styles.quiet}>No data yet.</p>
    </Panel>
  );
}
