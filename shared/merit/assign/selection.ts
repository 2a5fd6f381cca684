/** The best few judges of a row, as a heap with the worst on top. */
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

function sinkWorst({ net, judge, size }: Selection, value: number, j: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= size) break;
    if (child + 1 < size && (net[child + 1] as number) < (net[child] as number)) child += 1;
    const below = net[child] as number;
    if (below >= value) break;
    net[at] = below;
    judge[at] = judge[child] as number;
    at = child;
  }
  net[at] = value;
  judge[at] = j;
}

function riseWorst({ net, judge }: Selection, from: number, value: number, j: number): void {
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = net[parent] as number;
    if (above <= value) break;
    net[at] = above;
    judge[at] = judge[parent] as number;
    at = parent;
  }
  net[at] = value;
  judge[at] = j;
}

/** Returns the greatest step up to `most` that visits each of as many judges once. */
function stepFor(judges: number, most: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = most;
  while (step > 1 && divisor(judges, step) > 1) step -= 1;
  return step;
}

/**
 * Selects the judges of a row with the highest value after their price.
 * @param turn decides in which order judges are visited, so that nominations choose different ones
 *   among equals
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
      if (selection.size < most) {
        selection.size += 1;
        riseWorst(selection, selection.size - 1, value, j);
        if (selection.size === most) worst = net[0] as number;
      } else {
        sinkWorst(selection, value, j);
        worst = net[0] as number;
      }
    }
    j += step;
    if (j >= judges) j -= judges;
  }
}
