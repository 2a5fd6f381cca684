import { commitmentOf } from './commitment';
import type { HeldReceipt } from './held-receipts';
import type { Ledger, LedgerRow, SealedEntry } from './ledger';
import { rootFrom } from './merkle';
import type { Signed } from './signature';

const sealReasons = {
  voided: 'rating of a voided entry',
  erased: 'rating of an erased entry',
} as const satisfies Record<SealedEntry['state'], string>;

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((score, index) => score === other[index]);

function missingWords(signed: Signed, { setAside }: HeldReceipt): string {
  if (setAside)
    return 'Not in this ledger: by the portal it was set aside, because you undid it or because the nominator sent another text after it. If neither is true, keep this file and report it.';
  switch (signed) {
    case 'ours':
      return 'Signed by us, but not under the root: keep this file, it proves it. (That is right only if the entry was returned to its nominator: for another text, or for good.)';
    case 'not ours':
      return 'Not in this ledger, and not signed by us.';
    case 'not checked':
      return 'Not in this ledger. Its signature could not be checked: it has none, its key is not known here, or Ed25519 is missing here.';
  }
}

const rowWords = ({ entry, scores }: LedgerRow): string => `entry ${entry}, ${scores.join(', ')}`;

/**
 * Answers for judges' receipts, in words. `root` is computed from the ledger; `signed` is the
 * result of `signatureOn`. A row with the judge's half is the judge's own even if its commitment
 * differs: only their device could have made that half.
 */
export function receiptAnswers(
  ledger: Ledger,
  root: string,
): (receipt: HeldReceipt, signed: Signed) => string {
  const { rulesHash, sealed } = ledger;
  const clear = [...ledger.rows.map((row) => ({ ...row, reason: null })), ...ledger.voided];
  const rowOf = new Map(clear.map((row) => [commitmentOf({ rulesHash, ...row }), row]));
  const rowOfHalf = new Map(clear.map((row) => [row.salt.slice(32), row]));
  const sealOf = new Map<string, string>(
    sealed.flatMap(({ state, ratings }) => ratings.map((one) => [one, sealReasons[state]])),
  );
  return (receipt, signed) => {
    const { proof, commitment, judgeHalf, scores: given } = receipt;
    if (receipt.rulesHash !== undefined && receipt.rulesHash !== rulesHash)
      return 'For another season or category: look it up in the ledger of that one.';
    const row = rowOf.get(commitment);
    const isTheirs = row?.salt.slice(32) === judgeHalf;
    const own = isTheirs ? row : rowOfHalf.get(judgeHalf);
    if (own && given && !isSame(own.scores, given))
      return `In the ledger with other numbers than you gave: ${rowWords(own)} instead of ${given.join(', ')}. Keep this file and report it.`;
    if (row && !isTheirs)
      return 'Not yours: a rating with this receipt is there, but it was given to another judge.';
    const seal = sealOf.get(commitment);
    if (!row && !seal) return missingWords(signed, receipt);
    if (proof && rootFrom(commitment, proof) !== root)
      return 'In the ledger, but the proof in your receipt leads to another root.';
    if (!row) return `Covered by the root, but not published (${seal}).`;
    if (row.reason) return `In the ledger, but voided (${row.reason}): ${rowWords(row)}.`;
    return given
      ? `In the ledger as you gave it: ${rowWords(row)}.`
      : `In the ledger: ${rowWords(row)}. This receipt does not say what you gave, so compare the numbers yourself.`;
  };
}
