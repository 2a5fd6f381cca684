import { entryReceiptStatement } from '../log/entry-receipt';
import { entryAnswer, parseEntryReceipts } from './entry-answers';
import { parseReceipts } from './held-receipts';
import type { Ledger } from './ledger';
import { receiptAnswers } from './receipt-answers';
import { type PublishedKey, signatureOfText, signatureOn } from './signature';

interface Asked {
  ledger: Ledger;
  /** The root computed from the ledger. */
  root: string;
  /** Returns the published keys with these ids; called only for signed receipts. */
  keysOf(ids: readonly string[]): readonly PublishedKey[] | Promise<readonly PublishedKey[]>;
}

export interface Answer {
  of: 'judge' | 'nominator';
  /** The entry's pseudonym, or the beginning of the rating's commitment. */
  name: string;
  words: string;
}

/**
 * Looks up each receipt of a text, a judge's or a nominator's, in a ledger, and checks its
 * signature. `verifyLedger` checks the ledger's consistency. @throws NotAReceipt
 */
export async function answersTo(text: string, { ledger, root, keysOf }: Asked): Promise<Answer[]> {
  const ofNominator = parseEntryReceipts(text);
  const ofJudge = ofNominator ? [] : parseReceipts(text);
  const ids = [...(ofNominator ?? []), ...ofJudge].flatMap(({ signature, keyId }) =>
    signature !== undefined && keyId !== undefined ? [keyId] : [],
  );
  const keys = ids.length > 0 ? await keysOf(ids) : [];
  const answer = receiptAnswers(ledger, root);
  return Promise.all([
    ...(ofNominator ?? []).map(async (receipt): Promise<Answer> => {
      const signed = await signatureOfText(entryReceiptStatement(receipt), receipt, keys);
      const words = entryAnswer(ledger, root, { receipt, signed });
      return { of: 'nominator', name: receipt.pseudonym, words };
    }),
    ...ofJudge.map(async (receipt): Promise<Answer> => {
      const words = answer(receipt, await signatureOn(receipt, keys));
      return { of: 'judge', name: receipt.commitment.slice(0, 8), words };
    }),
  ]);
}
