import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { findReceipt } from '@meritum/shared/merit/ledger/find-receipt';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { NotALedger, parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { type Verification, verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { asJson, asWords, receiptWords } from './report';

/** The command as started: from the repository or as the downloaded file. */
const own = basename(process.argv[1] ?? '');
const program = own.endsWith('.mjs') ? `node ${own}` : 'npx tsx tools/verify/verify-ledger.ts';

/** Checks a published ledger offline. Exits with 0 if valid, 1 if not, 2 on other errors. */
const usage = `Usage: ${program} [options] <ledger.json>

A .jsonl file holds a ledger in each line.
  --root <hash>         the Merkle root as it was published when judging closed
  --rules-hash <hash>   the hash of the rules as it was published before judging opened
  --voids-root <hash>   the hash of the list of voids as it was published with the results
  --receipt <receipt>   a judge's receipt, <commitment>:<half of the salt>
  --json                a line of JSON for each ledger`;

interface Options {
  root?: string | undefined;
  'rules-hash'?: string | undefined;
  'voids-root'?: string | undefined;
  receipt?: string | undefined;
  json: boolean;
}

const textsIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.jsonl') ? text.split('\n').filter((line) => line !== '') : [text];
};

function tell(ledger: Ledger, verification: Verification, { json, receipt }: Options): void {
  console.log(json ? asJson(verification) : asWords(ledger, verification));
  const [commitment, judgeHalf] = receipt?.split(':') ?? [];
  if (commitment && judgeHalf)
    console.log(receiptWords(findReceipt(ledger, { commitment, judgeHalf })));
}

function check(text: string, options: Options): boolean {
  const ledger = parseLedger(text);
  const before = {
    root: options.root,
    rulesHash: options['rules-hash'],
    voidsRoot: options['voids-root'],
  };
  const verification = verifyLedger(ledger, before);
  tell(ledger, verification, options);
  return verification.isValid;
}

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      'rules-hash': { type: 'string' },
      'voids-root': { type: 'string' },
      receipt: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error(usage);
  const results = textsIn(file).map((text) => check(text, values));
  return results.every(Boolean) ? 0 : 1;
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof NotALedger ? 1 : 2;
}
