/** @jest-environment node */
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { hundredthsBelow } from '@meritum/shared/merit/outcome/fraction';
import { awardTiers, criteria, judgesPerNomination } from '@meritum/shared/programme/season';
import { forgedJudge, forgedRating, proof, ratings } from './proof';

const pointsOf = (all: readonly string[]) => all.map((one) => one.split(' ').map(Number));

/** The page's statements about these ratings: score, tier, and the first digits of their hash. */
function statedOf(all: readonly string[]) {
  const points = pointsOf(all).flat();
  const numerator = points.reduce((sum, one) => sum + one, 0);
  const hundredths = hundredthsBelow({ numerator, denominator: points.length });
  const tier = awardTiers.find(({ from }) => hundredths >= from * 100)?.name;
  const digits = hashOfText(all.join('\n')).slice(0, 16);
  return [(hundredths / 100).toFixed(2), tier, digits.replace(/(?<=^(.{4})+)(?=.)/g, ' ')];
}

test('the score, tier and fingerprint on the home page are those of the ratings shown', () => {
  expect(ratings).toHaveLength(judgesPerNomination);
  expect(pointsOf(ratings).every((one) => one.length === criteria.length)).toBe(true);
  expect(statedOf(ratings)).toEqual([proof.score, proof.tier, proof.published]);
});

test('one digit raised by one gives the stated score, tier and fingerprint', () => {
  const before = pointsOf(ratings)[forgedJudge] ?? [];
  const after = pointsOf([forgedRating])[0] ?? [];
  expect(after.map((points, at) => points - (before[at] ?? 0))).toEqual([0, 0, 1, 0]);
  const forged = ratings.with(forgedJudge, forgedRating);
  expect(statedOf(forged)).toEqual([proof.forgedScore, proof.forgedTier, proof.recomputed]);
});
