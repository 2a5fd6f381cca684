import { createHash } from 'node:crypto';
import { nameHashOf } from '@meritum/shared/merit/ledger/commitment';
import { pseudonymFrom } from '@meritum/shared/merit/ledger/pseudonym';
import type { SeasonToPublish } from '@meritum/shared/merit/ledger/season';
import { rulesWith } from '@meritum/shared/merit/testing/rules';

const digest = (text: string) => createHash('sha256').update(text).digest();

function nameOf(name: string) {
  const nameSalt = digest(`salt of ${name}`).toString('hex').slice(0, 32);
  return { nameSalt, nameHash: nameHashOf({ name, nameSalt }) };
}

/** A season without voids, the same each time. */
export const seasonOf = (entries: number, ratingsEach: number): SeasonToPublish => ({
  format: 2,
  rules: rulesWith(),
  judges: Array.from({ length: ratingsEach }, () => ({ ratings: entries })),
  seed: 'bench',
  entries: Array.from({ length: entries }, (_, entry) => ({
    pseudonym: pseudonymFrom(digest(`entry ${entry}`).subarray(0, 5)),
    name: `Entry ${entry}`,
    ...nameOf(`Entry ${entry}`),
    voided: null,
    isErased: false,
    ratings: Array.from({ length: ratingsEach }, (_rating, judge) => {
      const random = digest(`${entry} ${judge}`);
      const scores = [0, 1, 2, 3].map((at) => 6 + ((random[at] as number) % 5));
      return { scores, salt: random.toString('hex'), voided: null };
    }),
  })),
});
