import type { Ledger, LedgerOfFormat1, LedgerOfFormat2, SealReason } from './ledger';

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

function takenOut1({ sealed }: LedgerOfFormat1) {
  const count = (...reasons: SealReason[]) =>
    sealed.filter(({ reason }) => reasons.includes(reason)).length;
  return {
    voidedEntries: count('entry voided'),
    voidedRatings: count('rating voided', 'rating of a voided entry'),
    erasedEntries: count('entry erased'),
    erasedRatings: count('rating of an erased entry'),
  };
}

function takenOut2({ voided, sealed }: LedgerOfFormat2) {
  const ofVoided = sealed.filter(({ state }) => state === 'voided');
  const ofErased = sealed.filter(({ state }) => state === 'erased');
  const singly = sum(ofErased.map((one) => one.voided.length));
  return {
    voidedEntries: ofVoided.length,
    voidedRatings: voided.length + singly + sum(ofVoided.map(({ ratings }) => ratings.length)),
    erasedEntries: ofErased.length,
    erasedRatings: sum(ofErased.map(({ ratings }) => ratings.length)) - singly,
  };
}

/** Counts what a ledger holds, and what was taken out of it. */
export const countsIn = (ledger: Ledger): Counts => ({
  entries: ledger.entries.length,
  ratings: ledger.rows.length,
  ...(ledger.format === 'meritum-ledger/1' ? takenOut1(ledger) : takenOut2(ledger)),
});
