import type { Design } from './design';
import { type Effects, effectsOf, unexplained, type Weighting } from './effects';
import { levelsOf } from './levels';

export interface Fit {
  weighting: Weighting;
  mean: number;
  /** The mean of each nomination's category. */
  levels: Float64Array;
  effects: Effects;
  residuals: Float64Array;
  /** Contribution of field errors to a nomination's variance, in residual variances. */
  ofFields: (row: number) => number;
}

const dot = (left: Float64Array, right: ArrayLike<number>): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] as number), 0);

/** The inverse of a small positive definite matrix (Gauss and Jordan). */
function inverseOf(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const work = matrix.map((row, at) => {
    const both = new Float64Array(2 * size);
    both.set(row);
    both[size + at] = 1;
    return both;
  });
  for (const [pivot, head] of work.entries()) {
    const by = head[pivot] as number;
    for (const [at, value] of head.entries()) head[at] = value / by;
    for (const row of work) {
      if (row === head) continue;
      const factor = row[pivot] as number;
      for (const [at, value] of head.entries()) row[at] = (row[at] as number) - factor * value;
    }
  }
  return work.map((row) => row.slice(size));
}

/**
 * Effects and levels together. Levels are by generalised least squares, `X'V^-1 y / X'V^-1 X`: `V^-1
 * y` is the part of y that the effects alone do not explain, weighted, up to a factor. The
 * severities of fields are random too, as different as those of single judges.
 */
export function fit(design: Design, weighting: Weighting): Fit {
  const { columns, homes, shares } = levelsOf(design);
  const { weights, ridges } = weighting;
  const used = Number.isFinite(ridges.judge) ? columns : columns.slice(0, design.categories);
  const solved = used.map((column) => effectsOf(design, weighting, column));
  const left = used.map((column, at) =>
    unexplained(design, column, solved[at] as Effects).map(
      (value, rating) => value * (weights[design.judgeOf[rating] as number] as number),
    ),
  );
  const inverted = inverseOf(
    left.map((one, row) =>
      Float64Array.from(
        used,
        (column, at) =>
          dot(one, column) + (at === row && at >= design.categories ? ridges.judge : 0),
      ),
    ),
  );
  const right = Float64Array.from(left, (one) => dot(one, design.score));
  const values = inverted.map((row) => dot(row, right));
  const levelAt = (column: number) => values[column] ?? 0;
  const ofScores = effectsOf(design, weighting, design.score);
  const rest = (of: keyof Effects) =>
    ofScores[of].map((value, at) =>
      values.reduce((sum, level, column) => sum - level * (solved[column]?.[of][at] ?? 0), value),
    );
  const nomination = rest('nomination');
  const field = (home: number) => levelAt(design.categories + home);
  const common = shares.reduce((sum, share, home) => sum + share * field(home), 0);
  const judge = rest('judge').map((value, at) => value + field(homes[at] as number) - common);
  const levels = Float64Array.from(design.categoryOf, levelAt);
  const ofRatings = Float64Array.from(design.rowOf, (row) => levels[row] as number);
  const effects = { nomination, judge };
  return {
    weighting,
    mean: ofRatings.reduce((sum, value) => sum + value, 0) / ofRatings.length,
    levels,
    effects,
    residuals: unexplained(design, design.score, effects).map(
      (value, at) => value - (ofRatings[at] as number),
    ),
    ofFields: (row) => {
      const met = solved.map((one, column) =>
        column < design.categories ? 0 : (one.nomination[row] as number),
      );
      return met.reduce((sum, one, at) => sum + one * dot(inverted[at] as Float64Array, met), 0);
    },
  };
}
