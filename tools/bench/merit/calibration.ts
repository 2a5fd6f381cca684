import { kinds } from './panel-kinds';
import { type Judged, measuresOf, type SeasonMeasures, shareOf, wayOf } from './panel-measures';
import { mean } from './rank-correlation';

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
}
