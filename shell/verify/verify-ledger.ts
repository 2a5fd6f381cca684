import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  entryAnswer,
  entryWords,
  parseEntryReceipts,
  signatureOnEntry,
} from '@meritum/shared/merit/ledger/entry-answers';
import { parseReceipts } from '@meritum/shared/merit/ledger/held-receipts';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { NotALedger, parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import {
  type SignedVerification,
  withSignatures,
} from '@meritum/shared/merit/ledger/passkey-signatures';
import { receiptAnswers, receiptWords } from '@meritum/shared/merit/ledger/receipt-answers';
import { signatureOn } from '@meritum/shared/merit/ledger/signature';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { commandOf, run } from './command';
import { asJson, asWords } from './report';

/** Checks a published ledger offline. */
const usage = `Usage: ${commandOf('verify-ledger')} [options] <ledger.json>

A .jsonl file holds a ledger in each line.
  --root <hash>         the Merkle root as it was published when judging closed
  --rules-hash <hash>   the hash of the rules as it was published before judging opened
  --voids-root <hash>   the hash of the list of voids as it was published with the results
  --receipt <receipt>   a judge's or nominator's file of receipts, or <commitment>:<half of the salt>
  --voids-signature <signature>  what was published beside it, checked with --public-key
  --public-key <key>    the key as it was published, to check our signatures
  --json                a line of JSON for each ledger`;

const asked = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      'rules-hash': { type: 'string' },
      'voids-root': { type: 'string' },
      receipt: { type: 'string' },
      'public-key': { type: 'string' },
      'voids-signature': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });

type Options = ReturnType<typeof asked>['values'];

const textsIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.jsonl') ? text.split('\n').filter((line) => line !== '') : [text];
};

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
function receiptLines(
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

async function tell(
  ledger: Ledger,
  verification: SignedVerification,
  options: Options,
): Promise<void> {
  const { json, receipt, 'public-key': publicKey } = options;
  console.log(json ? asJson(verification) : asWords(ledger, verification));
  if (receipt === undefined) return;
  for (const line of await receiptLines(ledger, verification.root, { receipt, publicKey }))
    console.log(line);
}

/** Our signature of the list of voids, as it was published. Throws without a key to check it with. */
function ofVoids({ 'voids-signature': signature, 'public-key': publicKey }: Options) {
  if (signature === undefined) return undefined;
  if (publicKey === undefined) throw new Error('--voids-signature needs --public-key.');
  return { signature, key: { publicKey } };
}

async function check(text: string, options: Options): Promise<boolean> {
  const ledger = parseLedger(text);
  const before = {
    root: options.root,
    rulesHash: options['rules-hash'],
    voidsRoot: options['voids-root'],
  };
  const verification = await withSignatures(verifyLedger(ledger, before), ledger, ofVoids(options));
  await tell(ledger, verification, options);
  return verification.isValid;
}

async function checkAll(): Promise<boolean> {
  const { values, positionals } = asked();
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error(usage);
  let allHold = true;
  for (const text of textsIn(file)) allHold = (await check(text, values)) && allHold;
  return allHold;
}

void run(checkAll, NotALedger);
