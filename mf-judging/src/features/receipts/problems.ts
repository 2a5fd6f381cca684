import type { Receipt, ReceiptsReply } from '@meritum/shared/contracts/receipts';
import type { PublicKey } from '@meritum/shared/contracts/season-rules';
import { commitmentOf, saltOf } from '@meritum/shared/merit/ledger/commitment';
import { rootFrom } from '@meritum/shared/merit/ledger/merkle';
import { signatureOn } from '@meritum/shared/merit/ledger/signature';
import type { KeptRating } from './kept';

export type ListedReceipt = ReceiptsReply['receipts'][number];

/** Contradictions, in the words of the judge portal. */
export const problemWords = {
  'no receipt': 'The server has sent no receipt.',
  'other half':
    'The receipt has another random number than this device sent. That is right only if you submitted the same rating on another device before.',
  'other text': 'The receipt is for another text than the one that you read.',
  'not signed': 'The receipt does not have our signature.',
  'not listed': 'The server no longer lists this receipt.',
  'other numbers': 'The rating that is committed to is not the one that you gave.',
  'not under the root':
    'Judging is closed, but the rating is not under the published root. That is right only if the entry was returned to its nominator and did not take part.',
} as const;
export type Problem = keyof typeof problemWords;

/** What is wrong with the reply. Another judge's receipt cannot contain this device's half. */
export async function problemOfReply(
  { judgeHalf, version }: KeptRating,
  receipt: Receipt | undefined,
  keys: readonly PublicKey[],
): Promise<Problem | undefined> {
  if (!receipt) return 'no receipt';
  if (receipt.judgeHalf !== judgeHalf) return 'other half';
  if (receipt.version !== version) return 'other text';
  return (await signatureOn(receipt, keys)) === 'not ours' ? 'not signed' : undefined;
}

/** Whether the given scores lead to the commitment; known once judging is closed for good. */
function isCommittedTo(
  { scores }: KeptRating,
  { commitment, judgeHalf, rulesHash, opening }: ListedReceipt,
): boolean {
  if (!opening) return false;
  const { entry, serverHalf } = opening;
  try {
    const salt = saltOf({ serverHalf, judgeHalf });
    return commitmentOf({ rulesHash, entry, scores, salt }) === commitment;
  } catch {
    return false;
  }
}

function isUnderRoot({ commitment, proof }: ListedReceipt): boolean {
  return proof !== null && rootFrom(commitment, proof) === proof.root;
}

/** A receipt as judges save it, with the given scores if this device knows them. */
export type SavedReceipt = (Receipt | ListedReceipt) & { scores?: readonly number[] };

export interface CheckedReceipt {
  saved: SavedReceipt;
  problem: Problem | undefined;
  /** Judging is closed, and the commitment was recomputed from this device's scores. */
  compared: boolean;
}

const isSameReceipt = (one: Receipt, other: Receipt): boolean =>
  one.commitment === other.commitment && one.judgeHalf === other.judgeHalf;

interface Known {
  listed: readonly ListedReceipt[];
  kept: readonly KeptRating[];
  keys: readonly PublicKey[];
}

async function checkedListed(one: ListedReceipt, { kept, keys }: Known): Promise<CheckedReceipt> {
  const given =
    kept.find(({ judgeHalf }) => judgeHalf === one.judgeHalf) ??
    kept.find(({ receipt }) => receipt && isSameReceipt(receipt, one));
  // The first signature stays the evidence, whatever the server lists now.
  const first = given?.receipt && isSameReceipt(given.receipt, one) ? given.receipt : {};
  const saved = given ? { ...one, ...first, scores: given.scores } : one;
  const isClosed = one.opening !== null;
  const compared = given !== undefined && isClosed;
  const reply = given?.receipt
    ? await problemOfReply(given, one, keys)
    : (await signatureOn(one, keys)) === 'not ours'
      ? 'not signed'
      : undefined;
  const closing =
    compared && !isCommittedTo(given, one)
      ? 'other numbers'
      : isClosed && !one.setAside && !isUnderRoot(one)
        ? 'not under the root'
        : undefined;
  return { saved, problem: reply ?? closing, compared };
}

/** A judge's receipts from the server and this device, compared with each other. */
export async function checkedReceipts(known: Known): Promise<CheckedReceipt[]> {
  const { listed, kept } = known;
  const isListed = (receipt: Receipt) => listed.some((one) => isSameReceipt(one, receipt));
  const unlisted = kept.flatMap(({ receipt, scores }): CheckedReceipt[] =>
    receipt && !isListed(receipt)
      ? [{ saved: { ...receipt, scores }, problem: 'not listed', compared: false }]
      : [],
  );
  const checked = await Promise.all(listed.map((one) => checkedListed(one, known)));
  return [...checked, ...unlisted];
}
