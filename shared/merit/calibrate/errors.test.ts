import { inverse } from '../testing/dense';
import { calibrated, equations } from '../testing/equations';
import { panelOf, usual } from '../testing/panels';
import type { Calibration } from './calibrate';
import type { Observation } from './design';

/** Prediction errors of `mean + nomination`, from the whole inverse of Henderson's equations. */
function exactErrors(observations: readonly Observation[], calibration: Calibration): number[] {
  const inverted = inverse(equations(observations, calibration).matrix);
  const cell = (row: number, column: number) => (inverted[row] as number[])[column] as number;
  const { residual } = calibration.variances;
  return calibration.nominations.map((_, at) =>
    Math.sqrt(residual * (cell(0, 0) + 2 * cell(0, at + 1) + cell(at + 1, at + 1))),
  );
}

const seasons = [
  { nominations: 60, judges: 60, each: 12, seed: 1, spread: usual },
  { nominations: 90, judges: 60, each: 20, seed: 2, spread: usual },
  { nominations: 60, judges: 100, each: 15, seed: 3, spread: { ...usual, judge: 0.4 } },
  { nominations: 60, judges: 40, each: 10, seed: 4, spread: { ...usual, residual: 0.5 } },
  { nominations: 90, judges: 60, each: 20, seed: 5, spread: usual, noiseScatter: 0.6 },
];

test.each(seasons)('standard errors are those of the whole inverse, within 3 %: %j', (season) => {
  const { observations } = panelOf(season);
  const calibration = calibrated(observations);
  const exact = exactErrors(observations, calibration);
  const ours = calibration.nominations.map((one) => one.standardError);
  const off = ours.map((value, at) => Math.abs(value / (exact[at] as number) - 1));
  expect(off).toHaveLength(season.nominations);
  expect(Math.max(...off)).toBeLessThan(0.03);
});
