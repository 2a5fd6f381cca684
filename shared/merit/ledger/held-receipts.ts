import { parseJson } from '../parse-json';
import type { InclusionProof } from './merkle';
import type { ReceiptStatement } from './receipt-statement';

/** A judge's receipt from a saved file, complete or in part, or from a copied line. */
export interface HeldReceipt {
  commitment: string;
  /** The judge's half of the salt. */
  judgeHalf: string;
  rulesHash?: string;
  /** Digest of the text that was rated. */
  version?: string;
  signature?: string;
  keyId?: string;
  /** The judge's scores in the order of the rules; only in a saved file. */
  scores?: readonly number[];
  /** The rating no longer counts: the nominator has resubmitted, or its judge has undone it. */
  setAside?: boolean;
  proof?: InclusionProof | null;
}

/** Thrown for text that is not a receipt. */
export class NotAReceipt extends Error {}

const most = 500;
const hash = /^[0-9a-f]{64}$/;
const short = /^([0-9a-f]{64}):([0-9a-f]{32})$/;
const line =
  /^([0-9a-f]{64}):([0-9a-f]{32})(?::([0-9a-f]{64}):([\w-]{0,64}):([\w-]{1,64}):([0-9a-f]{128}))?$/;

export type Given = Readonly<Record<string, unknown>>;
export const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null;

/** The inclusion proof in a file of receipts; null for any other value. */
export function proofIn(value: unknown): InclusionProof | null {
  if (!isGiven(value)) return null;
  const { index, size, path } = value;
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || !Array.isArray(path))
    return null;
  if (path.length > 64 || !path.every((one) => typeof one === 'string' && hash.test(one)))
    return null;
  return { index: index as number, size: size as number, path: path as string[] };
}

const isScores = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length <= 50 && value.every((one) => Number.isSafeInteger(one));

function receiptIn(value: unknown): HeldReceipt {
  const given: Given = isGiven(value) ? value : {};
  const { commitment, judgeHalf, rulesHash, version, signature, keyId, scores } = given;
  const isReceipt = typeof commitment === 'string' && typeof judgeHalf === 'string';
  if (!isReceipt || !short.test(`${commitment}:${judgeHalf}`))
    throw new NotAReceipt('This is not a receipt file from the judge portal.');
  return {
    commitment,
    judgeHalf,
    ...(typeof rulesHash === 'string' && { rulesHash }),
    ...(typeof version === 'string' && { version }),
    ...(typeof signature === 'string' && { signature }),
    ...(typeof keyId === 'string' && { keyId }),
    ...(isScores(scores) && { scores }),
    ...(given.setAside === true && { setAside: true }),
    proof: proofIn(given.proof),
  };
}

/** The list in a file of receipts. @throws NotAReceipt */
export function listedIn(text: string): unknown[] {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new NotAReceipt('This is neither a receipt nor a file of receipts.');
  }
  const listed = isGiven(value) && Array.isArray(value.receipts) ? value.receipts : value;
  const receipts: unknown[] = Array.isArray(listed) ? listed : [listed];
  if (receipts.length > most) throw new NotAReceipt(`These are more than ${most} receipts.`);
  return receipts;
}

function inLines(text: string): HeldReceipt[] | undefined {
  const lines = text.split(/\s+/).filter(Boolean);
  if (lines.length === 0 || lines.length > most) return undefined;
  const found = lines.map((one) => line.exec(one));
  if (!found.every((one) => one !== null)) return undefined;
  return found.map(([, commitment = '', judgeHalf = '', rulesHash, version, keyId, signature]) => {
    if (!rulesHash || !keyId || !signature) return { commitment, judgeHalf };
    return { commitment, judgeHalf, rulesHash, version: version ?? '', keyId, signature };
  });
}

/** A signed receipt on one line, for mails. */
export function receiptLine(receipt: ReceiptStatement & { keyId: string; signature: string }) {
  const { commitment, judgeHalf, rulesHash, version, keyId, signature } = receipt;
  return [commitment, judgeHalf, rulesHash, version, keyId, signature].join(':');
}

/**
 * Parses receipts: a file of the portal, lines from a mail, or short lines `<commitment>:<half of
 * the salt>`. @throws NotAReceipt
 */
export const parseReceipts = (text: string): HeldReceipt[] =>
  inLines(text) ?? listedIn(text).map(receiptIn);
