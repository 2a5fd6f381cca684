import type { JudgeToAssign, NominationToJudge } from './input';
import { FORBIDDEN, FULL_SCORE, type Market } from './market';
import { type Postings, postingsOf, productOf, type Vectors, vectorsOf } from './similarity';

/**
 * Points for a judge of the nomination's category. The rest is for similar texts and only a slight
 * preference within a category, because both authors may know each other.
 */
const CATEGORY_POINTS = 9_000;
const textPoints = FULL_SCORE - CATEGORY_POINTS;
/**
 * The more similar half of a category's judges gets full points, so that words planted for a few
 * judges only make them equal to that half.
 */
const fullShare = 0.5;
/** Maximum number of a category's judges of whom half is taken. */
const maxCompared = 512;

/** Up to this many pairs are scored once and kept, two bytes each; others are scored again. */
const keptPairs = 64_000_000;

/** The expertise of pairs, by row and individually. */
type Scores = Pick<Market, 'fillRow' | 'scoreOf'>;

interface Sources {
  vectors: Vectors;
  postings: Postings;
  /** Points by category alone: a list of all judges for each nomination's category. */
  base: readonly Int16Array[];
  /** Judges that a nomination must not get: those with conflicts and those it has. */
  forbidden: readonly Int32Array[];
  products: Int32Array;
  /** By nomination: the product with full points; -1 until its row is scored. */
  full: Int32Array;
}

const pointsFor = (product: number, full: number): number =>
  full === 0 ? 0 : Math.min(textPoints, Math.floor((product * textPoints) / full));

/** The product that half of a category's judges reach; 0 if most share no word, so nobody gains. */
function fullProduct(products: Int32Array, base: Int16Array): number {
  const judges: number[] = [];
  base.forEach((points, j) => {
    if (points > 0) judges.push(j);
  });
  const step = Math.max(1, judges.length / maxCompared);
  const compared = Int32Array.from(
    { length: Math.floor(judges.length / step) },
    (_, at) => products[judges[Math.floor(at * step)] as number] as number,
  ).sort();
  return compared[Math.floor(compared.length * (1 - fullShare))] ?? 0;
}

function categoryPoints(
  nominations: readonly NominationToJudge[],
  judges: readonly JudgeToAssign[],
): Int16Array[] {
  const known = new Map<string, Int16Array>();
  return nominations.map(({ category }) => {
    const points =
      known.get(category) ??
      Int16Array.from(judges, (judge) =>
        judge.categories.includes(category) ? CATEGORY_POINTS : 0,
      );
    known.set(category, points);
    return points;
  });
}

function scoreRow(sources: Sources, nomination: number, row: Int16Array): void {
  const { vectors, postings, products } = sources;
  products.fill(0);
  const [from, to] = [vectors.start[nomination], vectors.start[nomination + 1]] as number[];
  for (let at = from as number; at < (to as number); at += 1) {
    const weight = vectors.weight[at] as number;
    const term = vectors.term[at] as number;
    const last = postings.start[term + 1] as number;
    for (let entry = postings.start[term] as number; entry < last; entry += 1) {
      const judge = postings.text[entry] as number;
      products[judge] = (products[judge] as number) + weight * (postings.weight[entry] as number);
    }
  }
  const base = sources.base[nomination] as Int16Array;
  if (sources.full[nomination] === -1) sources.full[nomination] = fullProduct(products, base);
  const full = sources.full[nomination] as number;
  for (let judge = 0; judge < row.length; judge += 1)
    row[judge] = (base[judge] as number) + pointsFor(products[judge] as number, full);
  for (const judge of sources.forbidden[nomination] as Int32Array) row[judge] = FORBIDDEN;
}

/** Scores a row when it is first requested. */
function keepRows(nominations: number, judges: number, fillRow: Scores['fillRow']): Scores {
  const kept = new Int16Array(nominations * judges);
  const isKept = new Uint8Array(nominations);
  const rowOf = (i: number) => {
    const row = kept.subarray(i * judges, (i + 1) * judges);
    if (isKept[i] === 0) fillRow(i, row);
    isKept[i] = 1;
    return row;
  };
  return {
    fillRow: (i, row) => row.set(rowOf(i)),
    scoreOf(i, j) {
      if (isKept[i] === 0) rowOf(i);
      return kept[i * judges + j] as number;
    },
  };
}

function scorePair(sources: Sources, i: number, j: number): number {
  if (sources.forbidden[i]?.includes(j)) return FORBIDDEN;
  if (sources.full[i] === -1) scoreRow(sources, i, new Int16Array(sources.products.length));
  const product = productOf(sources.vectors, i, sources.forbidden.length + j);
  return (sources.base[i]?.[j] as number) + pointsFor(product, sources.full[i] as number);
}

/**
 * Returns the expertise of every pair in whole points from 0 to FULL_SCORE: whether the judge knows
 * the category, and how similar the judge's stated expertise is to the essay.
 * @param forbidden indices of judges for each nomination
 * @param maxKept maximum number of pairs whose scores are kept in memory
 */
export function scoresOf(
  nominations: readonly NominationToJudge[],
  judges: readonly JudgeToAssign[],
  forbidden: readonly Int32Array[],
  maxKept = keptPairs,
): Scores {
  const vectors = vectorsOf([
    ...nominations.map(({ text = '' }) => text),
    ...judges.map(({ expertise = '' }) => expertise),
  ]);
  const sources: Sources = {
    vectors,
    postings: postingsOf(vectors, nominations.length, judges.length),
    base: categoryPoints(nominations, judges),
    forbidden,
    products: new Int32Array(judges.length),
    full: new Int32Array(nominations.length).fill(-1),
  };
  const fillRow = (i: number, row: Int16Array) => scoreRow(sources, i, row);
  return nominations.length * judges.length <= maxKept
    ? keepRows(nominations.length, judges.length, fillRow)
    : { fillRow, scoreOf: (i, j) => scorePair(sources, i, j) };
}
