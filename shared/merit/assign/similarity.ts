import { counted, startsOf } from '../groups';
import { termsOf } from './terms';

/** Texts as weighted terms in one list: text t has the entries from `start[t]` on, by term. */
export interface Vectors {
  start: Int32Array;
  term: Int32Array;
  /** Whole numbers, so the vector's length is VECTOR_LENGTH except for rounding. */
  weight: Int16Array;
}

/** Length of each vector; the product of two vectors is their cosine times its square. */
const VECTOR_LENGTH = 1024;

/** Terms of fewer texts have no weight, because a few people could agree on rare words. */
const minTexts = 5;
/** Maximum weight of one term. */
const maxWeight = VECTOR_LENGTH / 8;

/** The terms of each text that have weight, numbered in order of first occurrence. */
export function dictionary(texts: readonly string[]) {
  const all = texts.map(termsOf);
  /** By term: the number of texts that contain it. */
  const texted = new Map<string, number>();
  for (const terms of all)
    for (const term of terms.keys()) texted.set(term, (texted.get(term) ?? 0) + 1);
  for (const [term, count] of texted) if (count < minTexts) texted.delete(term);
  const number = new Map([...texted.keys()].map((term, at) => [term, at]));
  const counting = all.map((terms) => [...terms].filter(([term]) => texted.has(term)));
  return { counting, number, texted };
}

/**
 * Returns texts as vectors of term weights, tf-idf with logarithmic frequency (Salton and Buckley,
 * "Term-weighting approaches in automatic text retrieval", Information Processing & Management 24,
 * 1988; "ltc"). Each text is read once. Weights are rounded to whole numbers, so that products do
 * not depend on the order of addition.
 */
export function vectorsOf(texts: readonly string[]): Vectors {
  const { counting, number, texted } = dictionary(texts);
  const start = startsOf(Int32Array.from(counting, ({ length }) => length));
  const entries = start[texts.length] as number;
  const vectors = { start, term: new Int32Array(entries), weight: new Int16Array(entries) };
  counting.forEach((terms, text) => {
    const weighed = terms.map(([term, count]): [number, number] => [
      number.get(term) as number,
      (1 + Math.log(count)) * Math.log(1 + texts.length / (texted.get(term) as number)),
    ]);
    weighed.sort(([one], [other]) => one - other);
    const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0));
    weighed.forEach(([term, weight], at) => {
      vectors.term[(start[text] as number) + at] = term;
      const share = Math.round((VECTOR_LENGTH * weight) / length);
      vectors.weight[(start[text] as number) + at] = Math.min(maxWeight, share);
    });
  });
  return vectors;
}

/** Returns the product of two texts: their cosine times the square of VECTOR_LENGTH. */
export function productOf({ start, term, weight }: Vectors, one: number, other: number): number {
  let [a, b] = [start[one] as number, start[other] as number];
  const [lastA, lastB] = [start[one + 1] as number, start[other + 1] as number];
  let product = 0;
  while (a < lastA && b < lastB) {
    const difference = (term[a] as number) - (term[b] as number);
    if (difference === 0) product += (weight[a] as number) * (weight[b] as number);
    if (difference <= 0) a += 1;
    if (difference >= 0) b += 1;
  }
  return product;
}

/** Returns the inverted index of the vectors from `first` on: the texts with each term, and its weight. */
export function postingsOf({ start, term, weight }: Vectors, first: number, texts: number) {
  const terms = term.reduce((most, one) => Math.max(most, one), -1) + 1;
  const [from, to] = [start[first] as number, start[first + texts] as number];
  const postings = {
    /** Entries of term t are from `start[t]` to `start[t + 1]`. */
    start: startsOf(counted(term.subarray(from, to), terms)),
    text: new Int32Array(to - from),
    weight: new Int16Array(to - from),
  };
  const next = postings.start.slice();
  for (let text = 0; text < texts; text += 1) {
    for (
      let at = start[first + text] as number;
      at < (start[first + text + 1] as number);
      at += 1
    ) {
      const own = term[at] as number;
      const index = next[own] as number;
      next[own] = index + 1;
      postings.text[index] = text;
      postings.weight[index] = weight[at] as number;
    }
  }
  return postings;
}
export type Postings = ReturnType<typeof postingsOf>;
