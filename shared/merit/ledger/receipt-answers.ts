import type { Scores } from '../outcome/score';
import { commitmentOf, isSaltOf } from './commitment';
import type { HeldReceipt } from './held-receipts';
import type { Ledger, SealedEntry, VoidReason } from './ledger';
import { rootFrom } from './merkle';
import type { Signed } from './signature';

/** What a ledger says of a receipt, with what the judge gave and who signed it. */
export type ReceiptAnswer =
  | { kind: 'as given'; entry: string; scores: Scores }
  | { kind: 'other numbers'; entry: string; scores: Scores; given: readonly number[] }
  /** A receipt copied as a line does not say what was given. */
  | { kind: 'published'; entry: string; scores: Scores }
  | { kind: 'voided'; entry: string; scores: Scores; reason: VoidReason }
  | { kind: 'sealed'; reason: SealReason }
  /** The commitment is there, but with another half of the salt than the judge's. */
  | { kind: 'given to another' }
  /** Not under the root. `signed` says whose word it is that it should be. */
  | { kind: 'missing'; signed: Signed; setAside: boolean }
  /** The receipt is for other rules: another season or category. */
  | { kind: 'of another contest' }
  /** It is in the ledger, but its proof leads to another root. */
  | { kind: 'proof fails' };

const sealReasons = {
  voided: 'rating of a voided entry',
  erased: 'rating of an erased entry',
} as const satisfies Record<SealedEntry['state'], string>;
type SealReason = (typeof sealReasons)[SealedEntry['state']];

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((score, index) => score === other[index]);

/**
 * Answers for receipts; `verifyLedger` checks whether the ledger is consistent. `root` is as computed
 * from the ledger; `signed` is what `signatureOn` says of the receipt. A row with the judge's own
 * half is theirs even if the commitment is another: only their device could have made that half.
 */
export function receiptAnswers(
  ledger: Ledger,
  root: string,
): (receipt: HeldReceipt, signed: Signed) => ReceiptAnswer {
  const { rulesHash, sealed } = ledger;
  const clear = [...ledger.rows.map((row) => ({ ...row, reason: null })), ...ledger.voided];
  const rowOf = new Map(clear.map((row) => [commitmentOf({ rulesHash, ...row }), row]));
  const rowOfHalf = new Map(clear.map((row) => [row.salt.slice(32), row]));
  const sealOf = new Map<string, SealReason>(
    sealed.flatMap(({ state, ratings }) => ratings.map((one) => [one, sealReasons[state]])),
  );
  return (receipt, signed): ReceiptAnswer => {
    const { proof, commitment, judgeHalf, scores: given, setAside = false } = receipt;
    if (receipt.rulesHash !== undefined && receipt.rulesHash !== rulesHash)
      return { kind: 'of another contest' };
    const row = rowOf.get(commitment);
    const isTheirs = row !== undefined && isSaltOf(row.salt, receipt);
    const own = isTheirs ? row : rowOfHalf.get(judgeHalf);
    if (own && given && !isSame(own.scores, given))
      return { kind: 'other numbers', entry: own.entry, scores: own.scores, given };
    if (row && !isTheirs) return { kind: 'given to another' };
    const seal = sealOf.get(commitment);
    if (!row && !seal) return { kind: 'missing', signed, setAside };
    if (proof && rootFrom(commitment, proof) !== root) return { kind: 'proof fails' };
    if (!row) return { kind: 'sealed', reason: seal as SealReason };
    const { entry, scores, reason } = row;
    if (reason) return { kind: 'voided', entry, scores, reason };
    return { kind: given ? 'as given' : 'published', entry, scores };
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
