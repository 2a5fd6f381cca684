/** Ranks from 1; equal values share their mean rank. */
function ranksOf(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((one, other) => at(values, one) - at(values, other));
  const ranks = new Array<number>(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && at(values, at(order, to)) === at(values, at(order, from))) to += 1;
    for (const index of order.slice(from, to)) ranks[index] = (from + to + 1) / 2;
    from = to;
  }
  return ranks;
}

const at = (values: readonly number[], index: number): number => values[index] as number;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(one: readonly number[], other: readonly number[]): number {
  const [middle, otherMiddle] = [mean(one), mean(other)];
  const products = (left: readonly number[], right: readonly number[], by: number, off: number) =>
    left.reduce((sum, value, index) => sum + (value - by) * (at(right, index) - off), 0);
  const both = products(one, other, middle, otherMiddle);
  const own = products(one, one, middle, middle);
  return both / Math.sqrt(own * products(other, other, otherMiddle, otherMiddle));
}

/** The share of all pairs whose order differs between two lists; a tie in one counts half. */
export function pairsInWrongOrder(one: readonly number[], other: readonly number[]): number {
  let wrong = 0;
  for (let i = 0; i < one.length; i++)
    for (let j = 0; j < i; j++) {
      const [left, right] = [at(one, i) - at(one, j), at(other, i) - at(other, j)];
      wrong += Math.abs(Math.sign(left) - Math.sign(right)) / 2;
    }
  return wrong / ((one.length * (one.length - 1)) / 2);
}

/** Spearman's rank correlation. */
export const rankCorrelation = (one: readonly number[], other: readonly number[]): number =>
  correlation(ranksOf(one), ranksOf(other));
