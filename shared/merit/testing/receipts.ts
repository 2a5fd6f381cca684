import { commitmentOf } from '../ledger/commitment';
import { treeOf } from '../ledger/commitment-tree';
import type { HeldReceipt } from '../ledger/held-receipts';
import type { LedgerRow } from '../ledger/ledger';
import { commitmentsOf } from '../ledger/publish';
import { receiptStatement } from '../ledger/receipt-statement';
import { ledgerOf } from './ledgers';
import { sample, commitment as sampleCommitment } from './sample';

const { rows, rulesHash } = ledgerOf(sample);
const tree = treeOf(commitmentsOf(sample));
const row = rows[0] as LedgerRow;
/** The receipt of a rating of the sample season, without a signature. */
export const receipt: HeldReceipt = {
  commitment: commitmentOf({ rulesHash, ...row }),
  judgeHalf: row.salt.slice(32),
};

/** Completes a receipt of the sample season, and signs it. */
export function signedReceipt(
  given: HeldReceipt,
  sign: (text: string) => { keyId: string; signature: string },
): HeldReceipt {
  const stated = { rulesHash, version: 'first', ...given };
  return { ...stated, ...sign(receiptStatement(stated)) };
}

/** The answer for a receipt whose signing key is unknown. */
export const unchecked =
  'Not in this ledger. Its signature could not be checked: it has none, its key is not known here, or Ed25519 is missing here.';

/** Receipts of every kind for the sample season, each with its answer. */
export function answeredReceipts(
  sign: Parameters<typeof signedReceipt>[1],
): readonly (readonly [HeldReceipt, string])[] {
  const signed = (given: HeldReceipt) => signedReceipt(given, sign);
  const dropped = signed({ commitment: '0'.repeat(64), judgeHalf: 'ab'.repeat(16) });
  const forged = { ...dropped, signature: '0'.repeat(128) };
  const numbers = row.scores.join(', ');
  const asGiven = `In the ledger as you gave it: entry ${row.entry}, ${numbers}.`;
  const others = row.scores.map((score) => 11 - score);
  return [
    [{ ...receipt, scores: row.scores }, asGiven],
    [{ ...receipt, scores: row.scores, proof: tree.proofOf(receipt.commitment) ?? null }, asGiven],
    [
      { ...receipt, scores: others },
      `In the ledger with other numbers than you gave: entry ${row.entry}, ${numbers} instead of ${others.join(', ')}. Keep this file and report it.`,
    ],
    // A server that commits again to other scores cannot have made another half of the salt.
    [
      { ...signed({ ...receipt, commitment: '0'.repeat(64) }), scores: others },
      `In the ledger with other numbers than you gave: entry ${row.entry}, ${numbers} instead of ${others.join(', ')}. Keep this file and report it.`,
    ],
    [
      receipt,
      `In the ledger: entry ${row.entry}, ${numbers}. This receipt does not say what you gave, so compare the numbers yourself.`,
    ],
    [
      { ...receipt, judgeHalf: '0'.repeat(32), scores: row.scores },
      'Not yours: a rating with this receipt is there, but it was given to another judge.',
    ],
    [
      {
        commitment: sampleCommitment('ZZZZ-0000', '3', [1, 1, 1, 1]),
        judgeHalf: '3'.repeat(32),
      },
      'In the ledger, but voided (conflict): entry ZZZZ-0000, 1, 1, 1, 1.',
    ],
    [
      { ...receipt, commitment: sampleCommitment('CCCC-0000', '7', [10, 10, 10, 10]) },
      'Covered by the root, but not published (rating of a voided entry).',
    ],
    [
      dropped,
      'Signed by us, but not under the root: keep this file, it proves it. (That is right only if the entry was returned to its nominator: for another text, or for good.)',
    ],
    [forged, 'Not in this ledger, and not signed by us.'],
    [{ ...dropped, signature: 'none' }, 'Not in this ledger, and not signed by us.'],
    [{ ...dropped, version: 'b' }, 'Not in this ledger, and not signed by us.'],
    [
      { ...dropped, setAside: true },
      'Not in this ledger: by the portal it was set aside, because you undid it or because the nominator sent another text after it. If neither is true, keep this file and report it.',
    ],
    [{ commitment: dropped.commitment, judgeHalf: dropped.judgeHalf }, unchecked],
    [
      { ...receipt, rulesHash: '0'.repeat(64) },
      'For another season or category: look it up in the ledger of that one.',
    ],
    [
      { ...receipt, scores: row.scores, proof: { index: 0, size: 1, path: [] } },
      'In the ledger, but the proof in your receipt leads to another root.',
    ],
  ];
}
