import { type HeldReceipt, parseReceipts } from '@meritum/shared/merit/ledger/held-receipts';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { type ReceiptAnswer, receiptAnswers } from '@meritum/shared/merit/ledger/receipt-answers';
import { type PublishedKey, signatureOn } from '@meritum/shared/merit/ledger/signature';

export interface AnsweredReceipt {
  commitment: string;
  answer: ReceiptAnswer;
}

interface Against {
  ledger: Ledger;
  /** As computed here. */
  root: string;
  /** Fetches the published keys; called only if a receipt is signed. */
  keysOf(): Promise<readonly PublishedKey[]>;
}

/** Distinct ones: a judge may choose a file and paste what is in it. */
const distinct = (receipts: readonly HeldReceipt[]) => [
  ...new Map(receipts.map((one) => [`${one.commitment}:${one.judgeHalf}`, one])).values(),
];

/**
 * Looks up each distinct receipt of a text in a ledger, with its signature.
 * @throws NotAReceipt
 */
export async function answersTo(
  text: string,
  { ledger, root, keysOf }: Against,
): Promise<AnsweredReceipt[]> {
  const answerTo = receiptAnswers(ledger, root);
  const receipts = distinct(parseReceipts(text));
  const keys = receipts.some(({ signature }) => signature !== undefined) ? await keysOf() : [];
  return Promise.all(
    receipts.map(async (receipt) => ({
      commitment: receipt.commitment,
      answer: answerTo(receipt, await signatureOn(receipt, keys)),
    })),
  );
}
