import { commitmentOf, nameHashOf } from '../ledger/commitment';
import { freezeRules } from '../ledger/freeze';
import type { VoidReason } from '../ledger/ledger';
import type { SeasonToPublish } from '../ledger/season';
import { rulesWith } from './rules';

export const rules = rulesWith({ minimumRatings: 2 });
/** A recognisable salt. */
export const salt = (digit: string) => digit.repeat(64);
const rating = (digit: string, scores: readonly number[], voided: VoidReason | null = null) => ({
  scores,
  salt: salt(digit),
  voided,
});

const counting = { voided: null, isErased: false };

/** A name with the hash and salt that closing commits to. */
export const named = (name: string, digit = '0') => {
  const nameSalt = digit.repeat(32);
  return { name, nameSalt, nameHash: nameHashOf({ name, nameSalt }) };
};

/** A season with an award, an entry below the tiers, one with too few ratings, and a voided one. */
export const sample: SeasonToPublish = {
  rules,
  seed: 'any',
  judges: [{ ratings: 4 }, { ratings: 2 }, { ratings: 1 }],
  entries: [
    {
      pseudonym: 'ZZZZ-0000',
      ...named('Ada Lovelace'),
      ...counting,
      ratings: [
        rating('1', [9, 9, 9, 9]),
        rating('2', [9, 9, 9, 8]),
        rating('3', [1, 1, 1, 1], 'conflict'),
      ],
    },
    {
      pseudonym: 'AAAA-0000',
      ...named('Low', '1'),
      ...counting,
      ratings: [rating('4', [6, 6, 6, 6]), rating('5', [7, 7, 7, 7])],
    },
    {
      pseudonym: 'BBBB-0000',
      ...named('Few', '2'),
      ...counting,
      ratings: [rating('6', [10, 10, 10, 10])],
    },
    {
      pseudonym: 'CCCC-0000',
      ...named('Out', '3'),
      voided: 'ineligible',
      isErased: false,
      ratings: [rating('7', [10, 10, 10, 10])],
    },
  ],
};

/** The commitment to a rating of the sample. */
export const commitment = (entry: string, digit: string, scores: readonly number[]) =>
  commitmentOf({ rulesHash: freezeRules(rules).hash, entry, scores, salt: salt(digit) });
