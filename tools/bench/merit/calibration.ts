import { calibrate } from '@meritum/shared/merit/calibrate/calibrate';
import { observationsOf } from './methods';
import { type Judged, measuresOf, type SeasonMeasures, shareOf, wayOf } from './panel-measures';
import { madeUp, type PanelSeason } from './panel-season';
import { mean } from './rank-correlation';
import { timeOf } from './time-of';

const runs = 80;

const usual: PanelSeason = {
  nominations: 187,
  judges: 350,
  each: 20,
  quality: { mean: 7.2, spread: 1.1 },
  severity: 0.8,
  noise: 1,
  numbers: 1,
};

/** The targets are set for the first, the hardest. */
const seasons: readonly (readonly [string, PanelSeason])[] = [
  ['one number a rating', usual],
  ['four numbers a rating', { ...usual, numbers: 4 }],
  ['a strong field (8.0 ± 1.0)', { ...usual, quality: { mean: 8, spread: 1 } }],
  ['a wide field (6.5 ± 1.5)', { ...usual, quality: { mean: 6.5, spread: 1.5 } }],
  ['lenient to harsh (severity 1.2)', { ...usual, severity: 1.2 }],
];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const columns = [
  'season',
  'rank correlation: mean / z-scores / calibrated / oracle',
  'way to the oracle: z-scores',
  'calibrated (80 %)',
  'true tier, all',
  'borderline',
  'true tier, not borderline (95 %)',
  'by the distance of the plain mean alone',
  'true score within 1.96 errors (95 %)',
];

function line(name: string, measures: readonly SeasonMeasures[]): string[] {
  const judged = measures.flatMap((one) => one.judged);
  const correlations = (['raw', 'standardised', 'calibrated', 'oracle'] as const).map((method) =>
    mean(measures.map((one) => one.correlations[method])).toFixed(4),
  );
  const rightOf = (isLeftOut: (one: Judged) => boolean) =>
    shareOf(
      judged.filter((one) => !isLeftOut(one)),
      (one) => one.isTierTrue,
    );
  return [
    name,
    correlations.join(' / '),
    percent(wayOf(measures, 'standardised')),
    percent(wayOf(measures, 'calibrated')),
    percent(shareOf(judged, (one) => one.isTierTrue)),
    percent(shareOf(judged, (one) => one.isBorderline)),
    percent(rightOf((one) => one.isBorderline)),
    `${percent(rightOf((one) => one.isMeanNearCut))} (${percent(shareOf(judged, (one) => one.isMeanNearCut))} set aside)`,
    percent(shareOf(judged, (one) => one.isCovered)),
  ];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Time to calibrate a large season, cold and warm. */
function timed(judges: number): string {
  const observations = observationsOf(madeUp({ ...usual, nominations: 5000, judges }, 1));
  const times = Array.from({ length: 5 }, () => timeOf(() => calibrate(observations)).words);
  return `5000 x 20 with ${judges} judges: first ${times[0]}, then ${times.at(-1)} (target 0.5 s)`;
}

/** `npm run bench:merit -- calibration`: accuracy and certainty of calibration. */
export async function run(): Promise<void> {
  const measured = seasons.map(
    ([name, season]) =>
      [name, Array.from({ length: runs }, (_, at) => measuresOf(season, at + 1))] as const,
  );
  console.log(`187 entries, 20 of 350 judges each, severity 0.8, noise 1.0, ${runs} runs:\n`);
  console.log([row(columns), row(columns.map(() => '---'))].join('\n'));
  for (const [name, measures] of measured) console.log(row(line(name, measures)));
  console.log(`\n${[5000, 9350].map(timed).join('\n')}`);
}
