import type { Scores } from '../outcome/score';
import { commitmentOf, isSaltOf, type Receipt } from './commitment';
import type { Ledger, SealReason } from './ledger';

/** What a ledger contains for a judge's receipt. */
export type Found =
  | { kind: 'published'; entry: string; scores: Scores }
  | { kind: 'sealed'; reason: SealReason }
  /** The commitment is there, but with another half of the salt than the judge's. */
  | { kind: 'given to another' }
  | { kind: 'missing' };

/** Finds judges' own ratings; `verifyLedger` checks whether the ledger is consistent. */
export function receiptFinder({ rows, sealed, rulesHash }: Ledger): (receipt: Receipt) => Found {
  const rowOf = new Map(rows.map((row) => [commitmentOf({ rulesHash, ...row }), row]));
  const sealOf = new Map(sealed.map((one) => [one.commitment, one]));
  return (receipt) => {
    const row = rowOf.get(receipt.commitment);
    if (row && !isSaltOf(row.salt, receipt)) return { kind: 'given to another' };
    if (row) return { kind: 'published', entry: row.entry, scores: row.scores };
    const seal = sealOf.get(receipt.commitment);
    return seal ? { kind: 'sealed', reason: seal.reason } : { kind: 'missing' };
  };
}

/** The same for one receipt. */
export const findReceipt = (ledger: Ledger, receipt: Receipt): Found =>
  receiptFinder(ledger)(receipt);
