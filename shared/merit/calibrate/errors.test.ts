import { inverse } from '../testing/dense';
import { panelOf, usual } from '../testing/panels';
import { calibrate } from './calibrate';
import { countsOf, designOf } from './design';

/** Prediction errors of `mean + nomination`, from the whole inverse of Henderson's equations. */
function exactErrors(panel: ReturnType<typeof panelOf>): number[] {
  const design = designOf(panel.observations);
  const calibration = calibrate(panel.observations);
  if (!calibration) throw new Error('There were too few ratings.');
  const { variances } = calibration;
  const [rows, size] = [
    design.nominations.length,
    1 + design.nominations.length + design.judges.length,
  ];
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const { nomination, judge } of panel.observations) {
    const used = [
      0,
      1 + design.nominations.indexOf(nomination),
      1 + rows + design.judges.indexOf(judge),
    ];
    for (const row of used)
      for (const column of used)
        (matrix[row] as number[])[column] = ((matrix[row] as number[])[column] as number) + 1;
  }
  for (let at = 1; at < size; at += 1)
    (matrix[at] as number[])[at] =
      ((matrix[at] as number[])[at] as number) +
      variances.residual / (at <= rows ? variances.nomination : variances.judge);
  const inverted = inverse(matrix);
  const cell = (row: number, column: number) => (inverted[row] as number[])[column] as number;
  return design.nominations.map((_, at) =>
    Math.sqrt(variances.residual * (cell(0, 0) + 2 * cell(0, at + 1) + cell(at + 1, at + 1))),
  );
}

const seasons = [
  { nominations: 60, judges: 60, each: 12, seed: 1, spread: usual },
  { nominations: 90, judges: 60, each: 20, seed: 2, spread: usual },
  { nominations: 60, judges: 100, each: 15, seed: 3, spread: { ...usual, judge: 0.4 } },
  { nominations: 60, judges: 40, each: 10, seed: 4, spread: { ...usual, residual: 0.5 } },
];

test.each(seasons)('standard errors are those of the whole inverse, within 3 %: %j', (season) => {
  const panel = panelOf(season);
  const exact = exactErrors(panel);
  const ours = calibrate(panel.observations)?.nominations.map((one) => one.standardError) ?? [];
  const off = ours.map((value, at) => Math.abs(value / (exact[at] as number) - 1));
  expect(off).toHaveLength(season.nominations);
  expect(Math.max(...off)).toBeLessThan(0.03);
});

test('more ratings are more certain', () => {
  const { observations } = panelOf({ ...(seasons[0] as (typeof seasons)[0]), each: 20 });
  const fewer = observations.filter(({ nomination }, at) => nomination !== 'n0000' || at < 10);
  const [few, many] = [fewer, observations].map((list) => calibrate(list)?.nominations[0]);
  expect([few?.ratings, many?.ratings]).toEqual([10, 20]);
  expect(few?.standardError).toBeGreaterThan(many?.standardError ?? Number.POSITIVE_INFINITY);
  expect(countsOf(designOf(fewer).rowStart)[0]).toBe(10);
});
