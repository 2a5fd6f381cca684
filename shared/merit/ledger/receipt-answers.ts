import type { Scores } from '../outcome/score';
import { commitmentOf, isSaltOf, type Receipt } from './commitment';
import type { HeldReceipt } from './held-receipts';
import type { Ledger, LedgerRow, SealReason, VoidReason } from './ledger';
import { rootFrom } from './merkle';
import type { Signed } from './signature';

/** What a ledger contains for a judge's receipt. */
type Found =
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
function receiptFinder(ledger: Ledger): (receipt: Receipt) => Found {
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

/** What a ledger says of a receipt, with what the judge gave and who signed it. */
export type ReceiptAnswer =
  /** `published` without known scores: an earlier release's file does not say what was given. */
  | Exclude<Found, { kind: 'missing' }>
  | { kind: 'as given'; entry: string; scores: readonly number[] }
  | { kind: 'other numbers'; entry: string; scores: readonly number[]; given: readonly number[] }
  /** Not under the root. `signed` says whose word it is that it should be. */
  | { kind: 'missing'; signed: Signed; setAside: boolean }
  /** The receipt is for other rules: another season or category. */
  | { kind: 'of another contest' }
  /** It is in the ledger, but its proof leads to another root. */
  | { kind: 'proof fails' };

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((score, index) => score === other[index]);

/**
 * Answers for receipts. `root` is as computed from the ledger; `signed` is what `signatureOn` says
 * of the receipt. A row with the judge's own half is theirs even if the commitment is another: only
 * their device could have made that half.
 */
export function receiptAnswers(
  ledger: Ledger,
  root: string,
): (receipt: HeldReceipt, signed: Signed) => ReceiptAnswer {
  const find = receiptFinder(ledger);
  const voided = ledger.format === 'meritum-ledger/1' ? [] : ledger.voided;
  const byHalf = new Map<string, LedgerRow>(
    [...ledger.rows, ...voided].map((row) => [row.salt.slice(32), row]),
  );
  return (receipt, signed) => {
    const { rulesHash, proof, commitment, judgeHalf, scores: given, setAside = false } = receipt;
    if (rulesHash !== undefined && rulesHash !== ledger.rulesHash)
      return { kind: 'of another contest' };
    const found = find(receipt);
    const isClear = found.kind === 'published' || found.kind === 'voided';
    const own = isClear ? found : byHalf.get(judgeHalf);
    if (own && given && !isSame(own.scores, given))
      return { kind: 'other numbers', entry: own.entry, scores: own.scores, given };
    if (found.kind === 'missing') return { kind: 'missing', signed, setAside };
    if (found.kind === 'given to another') return found;
    if (proof && rootFrom(commitment, proof) !== root) return { kind: 'proof fails' };
    if (found.kind !== 'published' || !given) return found;
    return { kind: 'as given', entry: found.entry, scores: found.scores };
  };
}

const listed = (scores: readonly number[]): string => scores.join(', ');

function missingWords({ signed, setAside }: { signed: Signed; setAside: boolean }): string {
  if (setAside)
    return 'Not in this ledger: by the portal, the nominator sent another text after this rating, and you were asked to rate again. If you were not asked, keep this file and report it.';
  switch (signed) {
    case 'ours':
      return 'Signed by us, but not under the root: keep this file, it proves it. (That is right only if the entry was returned to its nominator: for another text, or for good.)';
    case 'not ours':
      return 'Not in this ledger, and not signed by us.';
    case 'not checked':
      return 'Not in this ledger. Its signature could not be checked: it has none, its key is not known here, or Ed25519 is missing here.';
  }
}

export function receiptWords(answer: ReceiptAnswer): string {
  switch (answer.kind) {
    case 'as given':
      return `In the ledger as you gave it: entry ${answer.entry}, ${listed(answer.scores)}.`;
    case 'other numbers':
      return `In the ledger with other numbers than you gave: entry ${answer.entry}, ${listed(answer.scores)} instead of ${listed(answer.given)}. Keep this file and report it.`;
    case 'published':
      return `In the ledger: entry ${answer.entry}, ${listed(answer.scores)}. This receipt does not say what you gave, so compare the numbers yourself.`;
    case 'voided':
      return `In the ledger, but voided (${answer.reason}): entry ${answer.entry}, ${listed(answer.scores)}.`;
    case 'sealed':
      return `Covered by the root, but not published (${answer.reason}).`;
    case 'given to another':
      return 'Not yours: a rating with this receipt is there, but it was given to another judge.';
    case 'missing':
      return missingWords(answer);
    case 'of another contest':
      return 'For another season or category: look it up in the ledger of that one.';
    case 'proof fails':
      return 'In the ledger, but the proof in your receipt leads to another root.';
  }
}
