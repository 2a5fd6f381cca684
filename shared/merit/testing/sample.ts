import { commitmentOf } from '../ledger/commitment';
import { freezeRules } from '../ledger/freeze';
import type { SeasonToPublish } from '../ledger/publish';
import { rulesWith } from './rules';

export const rules = rulesWith({ minimumRatings: 2 });
/** A recognisable salt. */
export const salt = (digit: string) => digit.repeat(64);
const rating = (digit: string, scores: readonly number[], isVoided = false) => ({
  scores,
  salt: salt(digit),
  isVoided,
});

/** A season with an award, an entry below the tiers, one with too few ratings, and a voided one. */
export const sample: SeasonToPublish = {
  rules,
  seed: 'any',
  entries: [
    {
      pseudonym: 'ZZZZ-0000',
      name: 'Ada Lovelace',
      isVoided: false,
      ratings: [
        rating('1', [9, 9, 9, 9]),
        rating('2', [9, 9, 9, 8]),
        rating('3', [1, 1, 1, 1], true),
      ],
    },
    {
      pseudonym: 'AAAA-0000',
      name: 'Low',
      isVoided: false,
      ratings: [rating('4', [6, 6, 6, 6]), rating('5', [7, 7, 7, 7])],
    },
    {
      pseudonym: 'BBBB-0000',
      name: 'Few',
      isVoided: false,
      ratings: [rating('6', [10, 10, 10, 10])],
    },
    {
      pseudonym: 'CCCC-0000',
      name: 'Out',
      isVoided: true,
      ratings: [rating('7', [10, 10, 10, 10])],
    },
  ],
};

/** The commitment to a rating of the sample. */
export const commitment = (entry: string, digit: string, scores: readonly number[]) =>
  commitmentOf({ rulesHash: freezeRules(rules).hash, entry, scores, salt: salt(digit) });
