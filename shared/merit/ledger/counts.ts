import type { Ledger } from './ledger';

/** The public counts. Voided and erased ratings include those of voided and erased entries. */
export interface Counts {
  entries: number;
  ratings: number;
  voidedEntries: number;
  voidedRatings: number;
  erasedEntries: number;
  erasedRatings: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Counts a ledger's entries and ratings, and those removed from it. */
export function countsIn({ entries, rows, voided, sealed }: Ledger): Counts {
  const ofVoided = sealed.filter(({ state }) => state === 'voided');
  const ofErased = sealed.filter(({ state }) => state === 'erased');
  const singly = sum(ofErased.map((one) => one.voided.length));
  return {
    entries: entries.length,
    ratings: rows.length,
    voidedEntries: ofVoided.length,
    voidedRatings: voided.length + singly + sum(ofVoided.map(({ ratings }) => ratings.length)),
    erasedEntries: ofErased.length,
    erasedRatings: sum(ofErased.map(({ ratings }) => ratings.length)) - singly,
  };
}
