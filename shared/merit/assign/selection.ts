/** The best judges of a row, in descending order. */
export interface Selection {
  size: number;
  net: Float64Array;
  judge: Int32Array;
}

export const newSelection = (most: number): Selection => ({
  size: 0,
  net: new Float64Array(most),
  judge: new Int32Array(most),
});

/** Inserts a judge by value; drops the last one of more than `most`. */
function insert(selection: Selection, most: number, value: number, j: number): void {
  const { net, judge } = selection;
  selection.size = Math.min(most, selection.size + 1);
  let at = selection.size - 1;
  for (; at > 0 && (net[at - 1] as number) < value; at -= 1) {
    net[at] = net[at - 1] as number;
    judge[at] = judge[at - 1] as number;
  }
  net[at] = value;
  judge[at] = j;
}

/** Returns the greatest step up to `most` that visits every judge once. */
function stepFor(judges: number, most: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = most;
  while (step > 1 && divisor(judges, step) > 1) step -= 1;
  return step;
}

/**
 * Selects the judges of a row with the highest value minus price.
 * @param turn changes the order of visits, so that nominations choose different judges among equals
 */
export function selectBest(
  selection: Selection,
  most: number,
  row: Int16Array,
  unit: number,
  price: Float64Array,
  turn = 0,
): void {
  selection.size = 0;
  const { net } = selection;
  const judges = row.length;
  const step = stepFor(judges, 1 + (turn % Math.max(1, judges)));
  let worst = Number.NEGATIVE_INFINITY;
  for (let count = 0, j = turn % Math.max(1, judges); count < judges; count += 1) {
    const score = row[j] as number;
    const value = score * unit - (price[j] as number);
    if (value > worst && score >= 0) {
      insert(selection, most, value, j);
      if (selection.size === most) worst = net[most - 1] as number;
    }
    j += step;
    if (j >= judges) j -= judges;
  }
}
