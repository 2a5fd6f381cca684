/** @jest-environment node */
import { featuredWinners } from './winners.generated';

const texts = (award: string, category: string) =>
  featuredWinners
    .filter((winner) => winner.award === award && winner.category === category)
    .map(({ achievements }) => achievements.map(({ details }) => details).join(' '));

test('ENT-013 every record has its fields, and achievements with title and details', () => {
  const complete = featuredWinners.map(
    (winner) =>
      winner.achievements.length > 1 &&
      winner.achievements.every(({ title, details }) => title && details) &&
      [winner.name, winner.award, winner.category].every(Boolean) &&
      [winner.winner_image_path, winner.badge_image_path].every(Boolean) &&
      winner.sample,
  );
  expect(complete).toEqual(Array.from({ length: 18 }, () => true));
});

test.each([
  ['Gold', 'Technology', 'a score of 8 or more out of 10'],
  ['Platinum', 'AI', 'a score of 9 or more out of 10'],
  ['Silver', 'AI', 'over 350 judges'],
  ['Gold', 'Technology', '51 Gold awards among 187 nominees in Technology'],
  ['Gold', 'Data Analytics', '25 Gold awards in Data Analytics'],
  ['Platinum', 'AI', '9 Platinum awards in AI'],
])('ENT-014 the texts of %s in %s say %j', (award, category, claim) => {
  expect(texts(award, category).map((text) => text.includes(claim))).toEqual([true, true]);
});

test('CONST-008 the paid marker, 99, stands in no record', () => {
  const marked = featuredWinners.filter((winner) =>
    /(?<![\d.])99(?!\d)/.test(JSON.stringify(winner)),
  );
  expect(marked).toEqual([]);
});
