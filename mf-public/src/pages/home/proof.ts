/**
 * The fictional entry whose score the home page computes: each judge's ratings on the four
 * criteria. The mean of its points, 719 by 80, is just below Platinum, so that forging one digit
 * would pay. `proof.test.ts` recomputes all figures stated here.
 */
export const ratings: readonly string[] = [
  '8 8 9 9',
  '9 9 10 9',
  '10 9 10 9',
  '10 10 9 9',
  '9 10 8 9',
  '8 8 9 9',
  '9 10 10 10',
  '9 9 10 9',
  '10 8 8 10',
  '8 8 9 9',
  '7 9 9 9',
  '8 9 10 9',
  '10 10 8 9',
  '10 9 10 9',
  '8 9 9 9',
  '9 9 8 8',
  '8 8 7 9',
  '9 8 9 9',
  '10 10 9 10',
  '9 10 10 7',
];

/** Index of the judge whose third rating is raised by one; `.digits` marks it. */
export const forgedJudge = 12;

export const forgedRating = '10 10 9 9';

export const proof = {
  score: '8.98',
  tier: 'Gold',
  forgedScore: '9.00',
  forgedTier: 'Platinum',
  /** First digits of SHA-256 over the ratings, one judge a line. */
  published: 'a689 a3b1 fcff 96f1',
  recomputed: '93a1 99d6 da52 4280',
} as const;
