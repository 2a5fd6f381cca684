import { kinds } from './panel-kinds';
import { measuresOf, type SeasonMeasures, shareOf } from './panel-measures';
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
  'calibrated',
  'severities known',
  'truth within 1 error (68 %)',
  'within 1.96 (95 %)',
  'borderline',
  'others in true tier',
];

function line(name: string, measures: readonly SeasonMeasures[]): string[] {
  const methods = ['raw', 'standardised', 'calibrated', 'oracle'] as const;
  const all = measures.flatMap(({ judged }) => judged);
  const certain = all.filter(({ isBorderline }) => !isBorderline);
  return [
    name,
    ...methods.map((method) =>
      mean(measures.map(({ correlations }) => correlations[method])).toFixed(4),
    ),
    percent(shareOf(all, ({ off }) => off < 1)),
    percent(shareOf(all, ({ off }) => off < 1.96)),
    percent(shareOf(all, ({ isBorderline }) => isBorderline)),
    percent(shareOf(certain, ({ isTierTrue }) => isTierTrue)),
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
