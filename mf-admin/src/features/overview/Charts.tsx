import type { JudgeStatus } from '@meritum/shared/contracts/judges';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { memo } from 'react';
import { Chart } from '../chart/Chart';
import styles from './Overview.module.css';
import {
  coveragePoints,
  entrantDays,
  entrantPoints,
  entrantsInWords,
  funnelPoints,
  nominationPoints,
  type Paced,
  paceInWords,
  pacePoints,
  todayMark,
} from './points';

type Props = Pick<OverviewReply, 'nominations' | 'judges' | 'entrants'> & Paced;

const entrantSteps = [
  { key: 'registered', label: 'Registered' },
  { key: 'started', label: 'Started, not sent' },
  { key: 'submitted', label: 'Submitted' },
  { key: 'confirmed', label: 'With a confirmed address' },
];

/** Unchanged charts are not drawn again. */
export const Charts = memo(function Charts({ nominations, judges, entrants, ...paced }: Props) {
  const { coverage, ratings, today } = paced;
  const { series, points } = nominationPoints(nominations);
  const pace = pacePoints(paced);
  const share = `${formatCount(coverage.covered)} of ${pluralize(coverage.entries, 'nomination')} with at least ${pluralize(coverage.minimum, 'rating')}.`;
  return (
    <div className={styles.charts}>
      <Chart
        title="Nominations by number of ratings"
        summary={share}
        kind="bars"
        axis="Ratings"
        measure="Nominations"
        series={[{ key: 'entries', label: 'Nominations' }]}
        points={coveragePoints(coverage)}
        marks={[{ at: String(coverage.minimum), label: 'needed', side: 'start' }]}
      />
      <Chart
        title="Ratings against the deadline"
        summary={paceInWords(paced)}
        kind="lines"
        axis="Day (UTC)"
        measure="Ratings"
        series={[
          { key: 'ratings', label: 'Ratings' },
          ...(ratings.period ? [{ key: 'needed', label: 'Needed by then', dashed: true }] : []),
        ]}
        points={pace}
        marks={todayMark(pace, today)}
      />
      <Chart
        title="Judges, step by step"
        summary={besides(judges)}
        kind="rows"
        axis="Step"
        measure="Judges"
        series={[{ key: 'judges', label: 'Judges' }]}
        points={funnelPoints(judges)}
      />
      {entrants && (
        <>
          <Chart
            title="Entrants, step by step"
            summary={entrantsInWords(entrants)}
            kind="bars"
            axis="Step"
            measure="People"
            series={entrants.byCategory.map(({ category }) => ({ key: category, label: category }))}
            points={entrantPoints(entrants)}
          />
          <Chart
            title="Entrants by day"
            kind="lines"
            axis="Day (UTC)"
            measure="People"
            series={entrantSteps}
            points={entrantDays(entrants)}
          />
        </>
      )}
      <Chart
        title="Nominations by day"
        kind="bars"
        axis="Day (UTC)"
        measure="Nominations"
        series={series}
        points={points}
        marks={todayMark(points, today)}
      />
    </div>
  );
});

/** Judges who are in none of the steps. */
function besides({ byState, deactivated }: OverviewReply['judges']): string {
  const of = (wanted: JudgeStatus) => byState.find(({ status }) => status === wanted)?.count ?? 0;
  const others = [
    `${formatCount(of('VERIFICATION_PENDING'))} waiting for a decision`,
    `${formatCount(of('REJECTED'))} rejected`,
    `${formatCount(deactivated)} deactivated`,
  ];
  return `${others.join(', ')}.`;
}
