import { panelOf } from '../testing/panels';
import { designOf } from './design';
import { equalWeights } from './effects';
import { type Variances, variancesOf } from './variances';

const estimated = (of: Parameters<typeof panelOf>[0]): Variances => {
  const design = designOf(panelOf(of).observations);
  const variances = variancesOf(design, equalWeights(design));
  if (!variances) throw new Error('There were too few ratings.');
  return variances;
};

/** Two-way analysis of variance of a full table, as in textbooks (Searle et al. 1992, 4.3). */
function ofFullTable(table: readonly (readonly number[])[]): Variances {
  const [rows, columns] = [table.length, table[0]?.length ?? 0];
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const all = mean(table.flat());
  const rowMeans = table.map(mean);
  const columnMeans = Array.from({ length: columns }, (_, at) =>
    mean(table.map((row) => row[at] as number)),
  );
  const squares = (list: readonly number[]) => list.reduce((sum, one) => sum + (one - all) ** 2, 0);
  const left = table.flatMap((row, at) =>
    row.map(
      (value, column) => value - (rowMeans[at] as number) - (columnMeans[column] as number) + all,
    ),
  );
  const residual = left.reduce((sum, one) => sum + one ** 2, 0) / ((rows - 1) * (columns - 1));
  const within = (means: readonly number[], other: number) =>
    (table.flat().reduce((sum, one) => sum + (one - all) ** 2, 0) - other * squares(means)) /
    (rows * columns - means.length);
  return {
    nomination: within(columnMeans, rows) - residual,
    judge: within(rowMeans, columns) - residual,
    residual,
  };
}

test('for a full table the variances are those of the textbook', () => {
  const panel = {
    nominations: 12,
    judges: 8,
    each: 8,
    seed: 5,
    spread: { nomination: 1, judge: 0.8, residual: 1 },
  };
  const { observations } = panelOf(panel);
  const table = Array.from({ length: 12 }, (_, row) =>
    Array.from(
      { length: 8 },
      (_, column) =>
        observations.find(
          (one) => Number(one.nomination.slice(1)) === row && Number(one.judge.slice(1)) === column,
        )?.score as number,
    ),
  );
  const [ours, theirs] = [estimated(panel), ofFullTable(table)];
  for (const name of ['nomination', 'judge', 'residual'] as const)
    expect(ours[name]).toBeCloseTo(theirs[name], 8);
});

test('over many seasons the variances are on average those that the ratings were drawn with', () => {
  const spread = { nomination: 1.2, judge: 0.5, residual: 0.9 };
  const all = Array.from({ length: 60 }, (_, seed) =>
    estimated({ nominations: 80, judges: 60, each: 8, seed: seed + 1, spread }),
  );
  const off = (['nomination', 'judge', 'residual'] as const).map((name) => {
    const mean = all.reduce((sum, one) => sum + one[name], 0) / all.length;
    return Math.abs(mean / spread[name] ** 2 - 1);
  });
  // The standard errors of these means are 2 %, 3 % and 1 %.
  expect(off.map((one) => one < 0.08)).toEqual([true, true, true]);
});

test('judges who do not differ have no variance, or next to none', () => {
  const spread = { nomination: 1, judge: 0, residual: 1 };
  const found = estimated({ nominations: 100, judges: 60, each: 12, seed: 9, spread });
  expect(found.judge).toBeGreaterThanOrEqual(0);
  expect(found.judge).toBeLessThan(0.05);
});
