import { existsSync, readFileSync } from 'node:fs';
import {
  entryAnswer,
  entryWords,
  parseEntryReceipts,
  signatureOnEntry,
} from '@meritum/shared/merit/ledger/entry-answers';
import { parseReceipts } from '@meritum/shared/merit/ledger/held-receipts';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { receiptAnswers, receiptWords } from '@meritum/shared/merit/ledger/receipt-answers';
import { signatureOn } from '@meritum/shared/merit/ledger/signature';

interface Asked {
  /** A file of receipts, a judge's or a nominator's, or one as `<commitment>:<half of the salt>`. */
  receipt: string;
  /** The key as it was published; keys in the file itself prove nothing. */
  publicKey: string | undefined;
}

/**
 * A line for each receipt, the same as that of the Python version.
 * @throws NotAReceipt
 */
export function receiptLines(
  ledger: Ledger,
  root: string,
  { receipt: asked, publicKey }: Asked,
): Promise<string[]> {
  const text = existsSync(asked) ? readFileSync(asked, 'utf8') : asked;
  const keysOf = (id: string | undefined) =>
    id !== undefined && publicKey !== undefined ? [{ id, publicKey }] : [];
  const entries = parseEntryReceipts(text);
  if (entries)
    return Promise.all(
      entries.map(async (receipt) => {
        const signed = await signatureOnEntry(receipt, keysOf(receipt.keyId));
        return `Entry ${receipt.pseudonym}: ${entryWords(entryAnswer(ledger, root, { receipt, signed }))}`;
      }),
    );
  const answer = receiptAnswers(ledger, root);
  return Promise.all(
    parseReceipts(text).map(async (receipt) => {
      const signed = await signatureOn(receipt, keysOf(receipt.keyId));
      const words = receiptWords(answer(receipt, signed));
      return `Receipt ${receipt.commitment.slice(0, 8)}: ${words}`;
    }),
  );
}
