/** @jest-environment node */
import { findWinner, profilePath } from './profiles';
import { featuredWinners } from './winners';

test('D24 two winners with the same name have different addresses', () => {
  const [first] = featuredWinners;
  const namesakes = first ? [first, { ...first, id: `${first.id}-2` }] : [];
  expect(namesakes.map(profilePath)).toEqual([
    '/featured-winner/ilka-thornwhistle',
    '/featured-winner/ilka-thornwhistle-2',
  ]);
  expect(namesakes.map(({ id }) => findWinner(namesakes, id))).toEqual(namesakes);
});
