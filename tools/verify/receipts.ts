import { existsSync, readFileSync } from 'node:fs';
import { parseReceipts } from '@meritum/shared/merit/ledger/held-receipts';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { receiptAnswers, receiptWords } from '@meritum/shared/merit/ledger/receipt-answers';
import { signatureOn } from '@meritum/shared/merit/ledger/signature';

interface Asked {
  /** A file of receipts, or one as `<commitment>:<half of the salt>`. */
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
  const answer = receiptAnswers(ledger, root);
  return Promise.all(
    parseReceipts(text).map(async (receipt) => {
      const id = receipt.keyId;
      const keys = id !== undefined && publicKey !== undefined ? [{ id, publicKey }] : [];
      const words = receiptWords(answer(receipt, await signatureOn(receipt, keys)));
      return `Receipt ${receipt.commitment.slice(0, 8)}: ${words}`;
    }),
  );
}
