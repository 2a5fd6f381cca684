import type { Scores } from '../outcome/score';
import { commitmentOf, isSaltOf, type Receipt } from './commitment';
import type { Ledger, SealReason, VoidReason } from './ledger';

/** What a ledger contains for a judge's receipt. */
export type Found =
  | { kind: 'published'; entry: string; scores: Scores }
  | { kind: 'voided'; entry: string; scores: Scores; reason: VoidReason }
  | { kind: 'sealed'; reason: SealReason }
  /** The commitment is there, but with another half of the salt than the judge's. */
  | { kind: 'given to another' }
  | { kind: 'missing' };

const seals = (ledger: Ledger): [commitment: string, reason: SealReason][] =>
  ledger.format === 'meritum-ledger/1'
    ? ledger.sealed.map(({ commitment, reason }) => [commitment, reason])
    : ledger.sealed.flatMap(({ state, ratings }) =>
        ratings.map((one): [string, SealReason] => [
          one,
          state === 'voided' ? 'rating of a voided entry' : 'rating of an erased entry',
        ]),
      );

/** Finds judges' own ratings; `verifyLedger` checks whether the ledger is consistent. */
export function receiptFinder(ledger: Ledger): (receipt: Receipt) => Found {
  const { rulesHash, rows } = ledger;
  const voided = ledger.format === 'meritum-ledger/1' ? [] : ledger.voided;
  const rowOf = new Map(
    [...rows.map((row) => ({ ...row, reason: null })), ...voided].map((row) => [
      commitmentOf({ rulesHash, ...row }),
      row,
    ]),
  );
  const sealOf = new Map(seals(ledger));
  return (receipt) => {
    const row = rowOf.get(receipt.commitment);
    if (row && !isSaltOf(row.salt, receipt)) return { kind: 'given to another' };
    if (row) {
      const { entry, scores, reason } = row;
      return reason
        ? { kind: 'voided', entry, scores, reason }
        : { kind: 'published', entry, scores };
    }
    const reason = sealOf.get(receipt.commitment);
    return reason ? { kind: 'sealed', reason } : { kind: 'missing' };
  };
}

/** The same for one receipt. */
export const findReceipt = (ledger: Ledger, receipt: Receipt): Found =>
  receiptFinder(ledger)(receipt);
