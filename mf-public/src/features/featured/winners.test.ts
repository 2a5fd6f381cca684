/** @jest-environment node */
import { judgeProfiles } from '../judges/judges';
import { judgesOnHome } from '../judges/judgesOnHome';
import { featuredWinners } from './winners';

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

test('ENT-013 every judge has a photo and a biography', () => {
  const incomplete = judgeProfiles.filter(
    ({ photo, biography }) => !photo || Object.values(biography).filter(Boolean).length !== 3,
  );
  expect([judgeProfiles.length, incomplete]).toEqual([12, []]);
});

test('the home page shows the first judges of the list, in the same words', () => {
  const judges = judgeProfiles.slice(0, judgesOnHome.length);
  expect(judgesOnHome).toEqual(
    judges.map(({ biography: _, sample: __, field: ___, ...face }) => face),
  );
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
