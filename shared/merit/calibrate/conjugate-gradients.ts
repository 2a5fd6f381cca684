export interface LinearSystem {
  /** Multiplies the matrix, symmetric and positive (semi)definite, by a vector. */
  multiply: (vector: Float64Array) => Float64Array;
  /** Its diagonal, as preconditioner (Jacobi). */
  diagonal: Float64Array;
  right: Float64Array;
}

const dot = (left: Float64Array, right: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1)
    sum += (left[index] as number) * (right[index] as number);
  return sum;
};

/** Adds a multiple of one vector to another, in place. */
const add = (target: Float64Array, factor: number, vector: Float64Array): void => {
  for (let index = 0; index < target.length; index += 1)
    target[index] = (target[index] as number) + factor * (vector[index] as number);
};

const divided = (vector: Float64Array, diagonal: Float64Array): Float64Array =>
  vector.map((value, index) => (diagonal[index] ? value / (diagonal[index] as number) : 0));

/** Relative residual at which the solution is accurate enough. */
const tolerance = 1e-10;
/** Real seasons take about thirty steps; this limits the time of a hostile one. */
const maxSteps = 2000;

/**
 * Solves a sparse linear system by preconditioned conjugate gradients (Hestenes and Stiefel 1952;
 * Saad, Iterative Methods for Sparse Linear Systems, 2nd ed., algorithm 9.1). A consistent singular
 * system gets one of its solutions.
 */
export function solve({ multiply, diagonal, right }: LinearSystem) {
  const solution = new Float64Array(right.length);
  const residual = right.slice();
  let scaled = divided(residual, diagonal);
  const direction = scaled.slice();
  let size = dot(residual, scaled);
  const enough = size * tolerance * tolerance;
  for (let step = 0; step < maxSteps && size > enough; step += 1) {
    const image = multiply(direction);
    const curvature = dot(direction, image);
    if (curvature <= 0) break;
    add(solution, size / curvature, direction);
    add(residual, -size / curvature, image);
    scaled = divided(residual, diagonal);
    const next = dot(residual, scaled);
    for (let index = 0; index < direction.length; index += 1)
      direction[index] = (scaled[index] as number) + (next / size) * (direction[index] as number);
    size = next;
  }
  return solution;
}
