import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answersTo } from '@meritum/shared/merit/ledger/answers';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { NotALedger, parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import {
  type SignedVerification,
  withSignatures,
} from '@meritum/shared/merit/ledger/passkey-signatures';
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

/** A line for each receipt of a file, or of one line; the same as that of the Python version. */
async function receiptLines(
  ledger: Ledger,
  root: string,
  { receipt, 'public-key': publicKey }: Options & { receipt: string },
): Promise<string[]> {
  const text = existsSync(receipt) ? readFileSync(receipt, 'utf8') : receipt;
  // Keys in the file itself prove nothing.
  const keysOf = (ids: readonly string[]) =>
    publicKey === undefined ? [] : ids.map((id) => ({ id, publicKey }));
  const answers = await answersTo(text, { ledger, root, keysOf });
  return answers.map(
    ({ of, name, words }) => `${of === 'judge' ? 'Receipt' : 'Entry'} ${name}: ${words}`,
  );
}

async function tell(
  ledger: Ledger,
  verification: SignedVerification,
  options: Options,
): Promise<void> {
  const { json, receipt } = options;
  console.log(json ? asJson(verification) : asWords(ledger, verification));
  if (receipt === undefined) return;
  for (const line of await receiptLines(ledger, verification.root, { ...options, receipt }))
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
