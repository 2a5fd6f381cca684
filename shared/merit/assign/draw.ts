import { type Draft, judgesOf } from './draft';
import type { Draw } from './input';
import { FORBIDDEN, type Market } from './market';
import { type Random, shuffledOrder } from './random';

/** The randomly drawn pairs from which a plan is made. */
interface DrawnPairs {
  /** The market in which all pairs that were not drawn are forbidden. */
  market: Market;
  /** By nomination: whether each of its pairs had at most the largest allowed probability. */
  isBounded: readonly boolean[];
}

/**
 * Draws the pairs that a plan may use. Each nomination gets the share of its possible judges that
 * the largest probability sets, all equally probable. So no pair of a plan is more probable, and
 * nobody can be sure of one (Jecmen, Zhang, Liu, Shah, Conitzer and Fang, "Mitigating manipulation
 * in peer review via randomized reviewer assignments", NeurIPS 2020). A nomination with too few
 * possible judges gets as many as it has places.
 *
 * The judges form a circle in random order. Each nomination takes the judges after its own start;
 * starts are equally spaced, so that judges get equally many pairs.
 */
export function drawPairs(market: Market, { mostProbable }: Draw, random: Random): DrawnPairs {
  const { nominations, judges, demand, room } = market;
  const startOf = (i: number) => Math.floor((i * judges) / nominations);
  const positionOf = shuffledOrder(judges, random);
  const distanceOf = (i: number, j: number) =>
    ((positionOf[j] as number) - startOf(i) + judges) % judges;
  /** By nomination: pairs with smaller distances are drawn. */
  const end = new Int32Array(nominations);
  const row = new Int16Array(judges);
  const isBounded = Array.from(demand, (places, i) => {
    market.fillRow(i, row);
    const possible = room.map((_, j) => j).filter((j) => row[j] !== FORBIDDEN && room[j] !== 0);
    const share = Math.floor(possible.length * mostProbable);
    const distances = possible.map((j) => distanceOf(i, j)).sort();
    end[i] = distances[Math.max(share, places)] ?? judges;
    return places <= share;
  });
  const isDrawn = (i: number, j: number) => distanceOf(i, j) < (end[i] as number);
  const drawn: Market = {
    ...market,
    fillRow(i, scores) {
      market.fillRow(i, scores);
      for (let j = 0; j < judges; j += 1) if (!isDrawn(i, j)) scores[j] = FORBIDDEN;
    },
    scoreOf: (i, j) => (isDrawn(i, j) ? market.scoreOf(i, j) : FORBIDDEN),
  };
  return { market: drawn, isBounded };
}

/** Number of a draft's pairs that were drawn with at most the largest probability. */
export const drawnOf = (draft: Draft, { market, isBounded }: DrawnPairs): number =>
  isBounded.reduce((sum, is, i) => {
    const own = judgesOf(draft, i).filter(({ judge }) => market.scoreOf(i, judge) !== FORBIDDEN);
    return is ? sum + own.length : sum;
  }, 0);
