type Matrix = number[][];

const cell = (matrix: Matrix, row: number, column: number): number =>
  (matrix[row] as number[])[column] as number;

/** The inverse of a small matrix by Gauss and Jordan: slow, simple, and independent of the engine. */
export function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const work = matrix.map((row, at) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === at ? 1 : 0)),
  ]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const best = work.findIndex(
      (row, at) =>
        at >= pivot &&
        work.every(
          (other, below) =>
            below < pivot || Math.abs(other[pivot] as number) <= Math.abs(row[pivot] as number),
        ),
    );
    [work[pivot], work[best]] = [work[best] as number[], work[pivot] as number[]];
    const head = work[pivot] as number[];
    const by = head[pivot] as number;
    work[pivot] = head.map((value) => value / by);
    for (let row = 0; row < size; row += 1) {
      if (row === pivot) continue;
      const factor = cell(work, row, pivot);
      work[row] = (work[row] as number[]).map(
        (value, column) => value - factor * cell(work, pivot, column),
      );
    }
  }
  return work.map((row) => row.slice(size));
}

export const product = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, at) => sum + value * (vector[at] as number), 0));
