import { calibrate } from '@meritum/shared/merit/calibrate/calibrate';
import { disagreementSignals } from '@meritum/shared/merit/calibrate/signals/disagreement';
import { driftSignals } from '@meritum/shared/merit/calibrate/signals/drift';
import { samenessSignals } from '@meritum/shared/merit/calibrate/signals/sameness';
import { observationsOf } from './methods';
import { kinds, usual } from './panel-kinds';
import { type Judged, measuresOf, type SeasonMeasures, shareOf, wayOf } from './panel-measures';
import { madeUp } from './panel-season';
import { mean } from './rank-correlation';
import { timeOf } from './time-of';

const runs = 24;

const percent = (share: number): string => (100 * share).toFixed(1);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map(row).join('\n');

const columns = [
  'season',
  'rank correlation: mean',
  'z-scores',
  'equal noise',
  'calibrated',
  'severities known',
  'way to the last, %: equal noise, calibrated',
  'truth within 1 error (68 %): equal noise, calibrated',
  'within 1.96 (95 %)',
  'borderline: by one error, today',
  'others in true tier',
];

/** Two figures: of equal noise and the margin of one error, and of today. */
const both = (all: readonly SeasonMeasures[], measure: (judged: readonly Judged[]) => number) =>
  [all.flatMap(({ equal }) => equal), all.flatMap(({ judged }) => judged)]
    .map((judged) => percent(measure(judged)))
    .join(', ');

const certainOf = (judged: readonly Judged[]) => judged.filter((one) => !one.isBorderline);

function line(name: string, measures: readonly SeasonMeasures[]): string[] {
  const methods = ['raw', 'standardised', 'equal', 'calibrated', 'oracle'] as const;
  return [
    name,
    ...methods.map((method) =>
      mean(measures.map(({ correlations }) => correlations[method])).toFixed(4),
    ),
    (['equal', 'calibrated'] as const).map((one) => percent(wayOf(measures, one))).join(', '),
    both(measures, (judged) => shareOf(judged, ({ off }) => off < 1)),
    both(measures, (judged) => shareOf(judged, ({ off }) => off < 1.96)),
    both(measures, (judged) => shareOf(judged, ({ isBorderline }) => isBorderline)),
    both(measures, (judged) => shareOf(certainOf(judged), ({ isTierTrue }) => isTierTrue)),
  ];
}

const steps = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98, 1.000_001];

/** How probable the tier of the plain mean was held, and how often it was the true one. */
function reliability(measures: readonly SeasonMeasures[]): string {
  const judged = measures.flatMap((one) => one.judged);
  return steps
    .slice(1)
    .map((to, at) =>
      judged.filter(({ probability }) => probability >= (steps[at] as number) && probability < to),
    )
    .filter(({ length }) => length > 0)
    .map((own) => {
      const said = percent(mean(own.map(({ probability }) => probability)));
      return `${said}: ${percent(shareOf(own, ({ isTierTrue }) => isTierTrue))}`;
    })
    .join(', ');
}

/** Judges who are shown by each signal; in the order of their ratings. */
function shownIn({ made, calibration }: SeasonMeasures): Record<string, readonly number[]> {
  const { residuals, variances } = calibration;
  const judgeIn = (name: string) => Number(name.slice(1));
  const key = (nomination: number, judge: number) => `${nomination} ${judge}`;
  const order = new Map(made.given.map((one, at) => [key(one.nomination, one.judge), at]));
  const inTime = residuals.map((one) => ({
    ...one,
    completedAt: order.get(key(judgeIn(one.nomination), judgeIn(one.judge))) ?? 0,
  }));
  const named = residuals.map(({ judge, residual }) => ({ name: judge, residual }));
  const given = made.given.map(({ judge, scores }) => ({ judge: `j${judge}`, scores }));
  return {
    disagreement: disagreementSignals(named, variances.residual).map(({ name }) => judgeIn(name)),
    drift: driftSignals(inTime, variances.residual).map(({ judge }) => judgeIn(judge)),
    'one number': samenessSignals(given).map(({ judge }) => judgeIn(judge)),
  };
}

/** Of the odd judges the share that is shown; of the others the number in a season. */
function signalLine(name: string, measures: readonly SeasonMeasures[]): string[] {
  const all = measures.map((one) => ({ odd: one.made.odd, shown: shownIn(one) }));
  const cells = ['disagreement', 'drift', 'one number'].map((signal) => {
    const found = all.map(({ odd, shown }) => {
      const judges = shown[signal] ?? [];
      const right = judges.filter((judge) => odd.has(judge)).length;
      return { share: odd.size > 0 ? right / odd.size : 0, wrong: judges.length - right };
    });
    return `${percent(mean(found.map(({ share }) => share)))} %, ${mean(found.map(({ wrong }) => wrong)).toFixed(2)}`;
  });
  return [name, ...cells];
}

/** Time to calibrate a large season, cold and warm. */
function timed(judges: number, noiseScatter: number): string {
  const season = { ...usual, nominations: 5000, judges, each: [22, 22] as const, noiseScatter };
  const observations = observationsOf(madeUp(season, 1));
  const times = Array.from({ length: 5 }, () => timeOf(() => calibrate(observations)).words);
  return `5000 x 22, ${judges} judges, noise scatter ${noiseScatter}: first ${times[0]}, then ${times.at(-1)}`;
}

/** `npm run bench:merit -- calibration`: accuracy and certainty of calibration. */
export async function run(): Promise<void> {
  const measured = kinds.map(
    ([name, season]) =>
      [name, Array.from({ length: runs }, (_, at) => measuresOf(season, at + 1))] as const,
  );
  console.log(`187 entries, 20 of 350 judges each, severity 0.8, noise 1.0, ${runs} runs:\n`);
  console.log(
    table(
      columns,
      measured.map(([name, all]) => line(name, all)),
    ),
  );
  console.log(
    '\nHow probable the tier of the plain mean was held, and how often it was true, %:\n',
  );
  for (const [name, all] of measured) console.log(`- ${name}: ${reliability(all)}`);
  console.log('\nJudges shown: share of the odd ones, and others in a season:\n');
  const signals = ['season', 'disagreement', 'drift', 'one number'];
  console.log(
    table(
      signals,
      measured.map(([name, all]) => signalLine(name, all)),
    ),
  );
  const large = [5000, 9350].flatMap((judges) => [0, 0.6].map((scatter) => timed(judges, scatter)));
  console.log(`\n${large.join('\n')}`);
}
