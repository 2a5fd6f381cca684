import {
  entryAnswer,
  entryWords,
  type HeldEntryReceipt,
  parseEntryReceipts,
  signatureOnEntry,
} from '@meritum/shared/merit/ledger/entry-answers';
import { type HeldReceipt, parseReceipts } from '@meritum/shared/merit/ledger/held-receipts';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { receiptAnswers, receiptWords } from '@meritum/shared/merit/ledger/receipt-answers';
import { type PublishedKey, signatureOn } from '@meritum/shared/merit/ledger/signature';

export interface AnsweredReceipt {
  /** Different for each. */
  id: string;
  words: string;
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

async function answersToNominator(
  receipts: readonly HeldEntryReceipt[],
  { ledger, root, keysOf }: Against,
): Promise<AnsweredReceipt[]> {
  const keys = await keysOf();
  return Promise.all(
    receipts.map(async (receipt, index) => {
      const signed = await signatureOnEntry(receipt, keys);
      const words = entryWords(entryAnswer(ledger, root, { receipt, signed }));
      return { id: `${index}`, words: `Entry ${receipt.pseudonym}: ${words}` };
    }),
  );
}

/**
 * Looks up each distinct receipt of a text, a judge's or a nominator's, in a ledger, with its
 * signature.
 * @throws NotAReceipt
 */
export async function answersTo(text: string, against: Against): Promise<AnsweredReceipt[]> {
  const entries = parseEntryReceipts(text);
  if (entries) return answersToNominator(entries, against);
  const { ledger, root, keysOf } = against;
  const answerTo = receiptAnswers(ledger, root);
  const receipts = distinct(parseReceipts(text));
  const keys = receipts.some(({ signature }) => signature !== undefined) ? await keysOf() : [];
  return Promise.all(
    receipts.map(async (receipt) => ({
      id: `${receipt.commitment}:${receipt.judgeHalf}`,
      words: receiptWords(answerTo(receipt, await signatureOn(receipt, keys))),
    })),
  );
}
