import { treeOf } from '@meritum/shared/merit/ledger/merkle';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { commitmentsOf, publishLedger } from '@meritum/shared/merit/ledger/publish';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { seasonOf } from './season';
import { timeOf } from './time-of';

function timed<Result>(what: string, run: () => Result): Result {
  const { result, words } = timeOf(run);
  console.log(`| ${what} | ${words} |`);
  return result;
}

/** `npm run bench:merit -- ledger`: the cost of publishing and checking a season. */
export async function run(): Promise<void> {
  for (const entries of [187, 5000]) {
    const season = seasonOf(entries, 22);
    console.log(`\n${entries} entries x 22 ratings\n\n| step | time |\n|---|---|`);
    const commitments = timed('commitments', () => commitmentsOf(season));
    timed('root at closing', () => treeOf(commitments));
    const text = JSON.stringify(timed('the ledger', () => publishLedger(season)));
    const ledger = timed('reading it', () => parseLedger(text));
    const { isValid } = timed('checking it', () => verifyLedger(ledger));
    console.log(`\n${(text.length / 1e6).toFixed(2)} MB of JSON, ${isValid ? 'valid' : 'INVALID'}`);
  }
}
