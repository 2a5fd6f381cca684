import type { Receipt } from '@meritum/shared/merit/ledger/commitment';
import { type Found, receiptFinder } from '@meritum/shared/merit/ledger/find-receipt';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { type InclusionProof, rootFrom } from '@meritum/shared/merit/ledger/merkle';
import { voidWords } from './voidWords';

/** A judge's receipt: from the downloaded file, with the proof, or copied as a line. */
interface HeldReceipt extends Receipt {
  rulesHash?: string;
  proof?: InclusionProof | null;
}

/** Thrown for text that is not a receipt. */
export class NotAReceipt extends Error {}

const most = 500;
const hash = /^[0-9a-f]{64}$/;
const line = /^([0-9a-f]{64}):([0-9a-f]{32})$/;

type Given = Readonly<Record<string, unknown>>;
const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null;

function proofIn(value: unknown): InclusionProof | null {
  if (!isGiven(value)) return null;
  const { index, size, path } = value;
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || !Array.isArray(path))
    return null;
  if (path.length > 64 || !path.every((one) => hash.test(String(one)))) return null;
  return { index: index as number, size: size as number, path: path as string[] };
}

function receiptIn(value: unknown): HeldReceipt {
  const { commitment, judgeHalf, rulesHash, proof } = isGiven(value) ? value : {};
  const found = line.exec(`${commitment}:${judgeHalf}`);
  if (!found) throw new NotAReceipt('This is not a receipt file from the judge portal.');
  return {
    commitment: found[1] as string,
    judgeHalf: found[2] as string,
    ...(typeof rulesHash === 'string' && { rulesHash }),
    proof: proofIn(proof),
  };
}

function inJson(text: string): HeldReceipt[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotAReceipt('This is neither a receipt nor a file of receipts.');
  }
  const listed = isGiven(value) && Array.isArray(value.receipts) ? value.receipts : value;
  const receipts: unknown[] = Array.isArray(listed) ? listed : [listed];
  if (receipts.length > most) throw new NotAReceipt(`These are more than ${most} receipts.`);
  return receipts.map(receiptIn);
}

function inLines(text: string): HeldReceipt[] | undefined {
  const lines = text.split(/\s+/).filter(Boolean);
  if (lines.length === 0 || lines.length > most) return undefined;
  const found = lines.map((one) => line.exec(one));
  if (!found.every((one) => one !== null)) return undefined;
  return found.map(([, commitment = '', judgeHalf = '']) => ({ commitment, judgeHalf }));
}

/**
 * Parses pasted receipts: the downloaded file, or lines of `<commitment>:<half of the salt>`.
 * @throws NotAReceipt
 */
export const parseReceipts = (text: string): HeldReceipt[] => inLines(text) ?? inJson(text);

type ReceiptAnswer =
  | Found
  /** The receipt is for other rules: another season or category. */
  | { kind: 'of another contest' }
  /** It is in the ledger, but its proof leads to another root. */
  | { kind: 'proof fails' };

export interface AnsweredReceipt {
  commitment: string;
  answer: ReceiptAnswer;
}

/** Looks up each distinct receipt in a ledger; `root` as computed here. */
export function answersTo(
  ledger: Ledger,
  root: string,
  receipts: readonly HeldReceipt[],
): AnsweredReceipt[] {
  const find = receiptFinder(ledger);
  const answerTo = (receipt: HeldReceipt): ReceiptAnswer => {
    const { rulesHash, proof, commitment } = receipt;
    if (rulesHash !== undefined && rulesHash !== ledger.rulesHash)
      return { kind: 'of another contest' };
    const found = find(receipt);
    const isHeld = found.kind !== 'missing' && found.kind !== 'given to another';
    if (isHeld && proof && rootFrom(commitment, proof) !== root) return { kind: 'proof fails' };
    return found;
  };
  const distinct = new Map(receipts.map((receipt) => [receipt.commitment, receipt]));
  return [...distinct.values()].map((receipt) => ({
    commitment: receipt.commitment,
    answer: answerTo(receipt),
  }));
}

/** The answer in words. */
export function receiptWords(answer: ReceiptAnswer): string {
  switch (answer.kind) {
    case 'published':
      return `In the ledger as you gave it: entry ${answer.entry}, ${answer.scores.join(', ')}.`;
    case 'voided':
      return `In the ledger as you gave it, but voided (${voidWords[answer.reason]}): entry ${answer.entry}, ${answer.scores.join(', ')}.`;
    case 'sealed':
      return `Covered by the root, but not published (${answer.reason}).`;
    case 'given to another':
      return 'Not yours: a rating with this receipt is there, but it was given to another judge.';
    case 'missing':
      return 'Not in this ledger.';
    case 'of another contest':
      return 'For another season or category; choose that one above.';
    case 'proof fails':
      return 'In the ledger, but the proof in your receipt leads to another root.';
  }
}
