/** Six numbers in the order of PDFs (ISO 32000-2, 8.3.3). */
export type Matrix = readonly number[];

export const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` and then `outer`. */
export function product(outer: Matrix, inner: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [p = 1, q = 0, r = 0, s = 1, x = 0, y = 0] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * x + c * y + e,
    b * x + d * y + f,
  ];
}

export const placeOf = (matrix: Matrix, x = 0, y = 0): [number, number] => {
  const [, , , , e = 0, f = 0] = product(matrix, [1, 0, 0, 1, x, y]);
  return [e, f];
};

/** The factor by which a matrix enlarges. */
export const scaleOf = ([a = 1, b = 0, c = 0, d = 1]: Matrix): number =>
  Math.sqrt(Math.abs(a * d - b * c));

/** Left, bottom, right and top. */
export type Box = readonly [number, number, number, number];

export const isIn = ([left, bottom, right, top]: Box, [x, y]: readonly [number, number]): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** The box around another one after a matrix has transformed it. */
export function boxOf(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [placeOf(matrix, left, bottom), placeOf(matrix, right, top)];
  corners.push(placeOf(matrix, left, top), placeOf(matrix, right, bottom));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const areaOf = ([left, bottom, right, top]: Box): number => (right - left) * (top - bottom);
