import type { Scores } from '../outcome/score';
import { commitmentOf, isSaltOf, type Receipt } from './commitment';
import type { Ledger, SealReason } from './ledger';

/** What a ledger holds for a judge's receipt. */
export type Found =
  | { kind: 'published'; entry: string; scores: Scores }
  | { kind: 'sealed'; reason: SealReason }
  /** The commitment is there, but not with the half of the salt that the judge gave. */
  | { kind: 'given to another' }
  | { kind: 'missing' };

/** Finds the judge's own rating; whether the ledger holds together is for `verifyLedger` to say. */
export function findReceipt(ledger: Ledger, receipt: Receipt): Found {
  const { commitment } = receipt;
  const row = ledger.rows.find(
    (one) => commitmentOf({ rulesHash: ledger.rulesHash, ...one }) === commitment,
  );
  if (row && !isSaltOf(row.salt, receipt)) return { kind: 'given to another' };
  if (row) return { kind: 'published', entry: row.entry, scores: row.scores };
  const sealed = ledger.sealed.find((one) => one.commitment === commitment);
  return sealed ? { kind: 'sealed', reason: sealed.reason } : { kind: 'missing' };
}
