import { type Calibration, calibrate } from '../calibrate/calibrate';
import type { Observation } from '../calibrate/design';

/** The calibration of ratings that are enough for one. */
export function calibrated(observations: readonly Observation[]): Calibration {
  const calibration = calibrate(observations);
  if (!calibration) throw new Error('There were too few ratings.');
  return calibration;
}

/** Henderson's weighted equations with the mean as a fixed effect, written out in full. */
export function equations(observations: readonly Observation[], calibration: Calibration) {
  const { variances } = calibration;
  const weights = new Map(calibration.judges.map(({ judge, weight }) => [judge, weight]));
  const nominations = [...new Set(observations.map((one) => one.nomination))].sort();
  const judges = [...new Set(observations.map((one) => one.judge))].sort();
  const size = 1 + nominations.length + judges.length;
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const right = new Array<number>(size).fill(0);
  const add = (row: number, column: number, value: number) => {
    const line = matrix[row] as number[];
    line[column] = (line[column] as number) + value;
  };
  for (const { nomination, judge, score } of observations) {
    const used = [
      0,
      1 + nominations.indexOf(nomination),
      1 + nominations.length + judges.indexOf(judge),
    ];
    const weight = weights.get(judge) as number;
    for (const row of used) {
      right[row] = (right[row] as number) + weight * score;
      for (const column of used) add(row, column, weight);
    }
  }
  for (let at = 1; at < size; at += 1)
    add(
      at,
      at,
      variances.residual / (at <= nominations.length ? variances.nomination : variances.judge),
    );
  return { matrix, right, nominations: nominations.length };
}
