import { defaultSeason } from '@meritum/shared/programme/season';
import { byScoreThenName, tierAt } from './rules';

test.each([
  [10, 'Platinum'],
  [9, 'Platinum'],
  [8.995, 'Gold'],
  [8.9999999, 'Gold'],
  [8, 'Gold'],
  [7.999, 'Silver'],
  [7, 'Silver'],
  [6.999, undefined],
  [0, undefined],
])('D33 a mean of %p earns %p: bands are half-open on the unrounded mean', (mean, tier) => {
  expect(tierAt(mean, defaultSeason.rules)).toBe(tier);
});

test('OPEN-011 D31 winners are ordered by mean score, then by name as people read it', () => {
  const winners = [
    { fullName: 'zoe Example', meanScore: 8.5 },
    { fullName: 'Ängla Example', meanScore: 8.5 },
    { fullName: 'Ada Example', meanScore: 7.1 },
    { fullName: 'Bo Example', meanScore: 8.5 },
    { fullName: 'Yan Example', meanScore: 8.5000001 },
  ];
  expect(winners.toSorted(byScoreThenName).map(({ fullName }) => fullName)).toEqual([
    'Yan Example',
    'Ängla Example',
    'Bo Example',
    'zoe Example',
    'Ada Example',
  ]);
});
