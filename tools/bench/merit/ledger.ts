import { createHash } from 'node:crypto';
import { nameHashOf } from '@meritum/shared/merit/ledger/commitment';
import { treeOf } from '@meritum/shared/merit/ledger/merkle';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { pseudonymFrom } from '@meritum/shared/merit/ledger/pseudonym';
import { commitmentsOf, publishLedger } from '@meritum/shared/merit/ledger/publish';
import type { SeasonToPublish } from '@meritum/shared/merit/ledger/season';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { rulesWith } from '@meritum/shared/merit/testing/rules';
import { timeOf } from './time-of';

const digest = (text: string) => createHash('sha256').update(text).digest();

function nameOf(name: string) {
  const nameSalt = digest(`salt of ${name}`).toString('hex').slice(0, 32);
  return { nameSalt, nameHash: nameHashOf({ name, nameSalt }) };
}

/** A season with 20 ratings for each entry. */
const seasonOf = (entries: number): SeasonToPublish => ({
  format: 2,
  rules: rulesWith(),
  judges: Array.from({ length: 20 }, () => ({ ratings: entries })),
  seed: 'bench',
  entries: Array.from({ length: entries }, (_, entry) => ({
    pseudonym: pseudonymFrom(digest(`entry ${entry}`).subarray(0, 5)),
    name: `Entry ${entry}`,
    ...nameOf(`Entry ${entry}`),
    voided: null,
    isErased: false,
    ratings: Array.from({ length: 20 }, (_rating, judge) => {
      const random = digest(`${entry} ${judge}`);
      const scores = [0, 1, 2, 3].map((at) => 6 + ((random[at] as number) % 5));
      return { scores, salt: random.toString('hex'), voided: null };
    }),
  })),
});

function timed<Result>(what: string, run: () => Result): Result {
  const { result, words } = timeOf(run);
  console.log(`| ${what} | ${words} |`);
  return result;
}

/** `npm run bench:merit -- ledger`: the cost of publishing and checking a season. */
export async function run(): Promise<void> {
  for (const entries of [187, 5000]) {
    const season = seasonOf(entries);
    console.log(`\n${entries} entries x 20 ratings\n\n| step | time |\n|---|---|`);
    const commitments = timed('commitments', () => commitmentsOf(season));
    timed('root at closing', () => treeOf(commitments));
    const text = JSON.stringify(timed('the ledger', () => publishLedger(season)));
    const ledger = timed('reading it', () => parseLedger(text));
    const { isValid } = timed('checking it', () => verifyLedger(ledger));
    console.log(`\n${(text.length / 1e6).toFixed(2)} MB of JSON, ${isValid ? 'valid' : 'INVALID'}`);
  }
}
