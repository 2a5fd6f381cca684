import { defaultSeason } from '@meritum/shared/programme/season';
import { seasonsJoined, takesJudges } from './rules';

const now = new Date('2026-11-01T00:00:00Z');

/** A season with frozen rules, in which judging is open or closed everywhere. */
const season = (id: string, open: boolean, begun = true) => ({
  ...defaultSeason,
  id,
  begun,
  rules: { ...defaultSeason.rules, frozenAt: '2024-01-01T00:00:00.000Z' },
  categories: defaultSeason.categories.map((category) => ({
    ...category,
    judging: { open, closesAt: null },
  })),
});

const finished = season('2023', false);
const judged = season('2024', true);
const current = season('2025', false);
const prepared = season('2026', false, false);
const all = [finished, judged, current, prepared];

test('a newly verified judge takes part in the current season and in earlier ones that are still judged', () => {
  expect(seasonsJoined(all, now)).toEqual(['2024', '2025']);
  expect(seasonsJoined([prepared], now)).toEqual([]);
});

test('judges can be asked until every category is closed for good, and in earlier seasons only while one is judged', () => {
  const names = defaultSeason.categories.map(({ name }) => name);
  const taking = (closed: string[]) =>
    all
      .filter((one) => takesJudges(one, { all, closed: new Set(closed), now }))
      .map(({ id }) => id);
  expect([taking([]), taking(names.slice(1)), taking(names)]).toEqual([
    ['2024', '2025', '2026'],
    ['2024', '2025', '2026'],
    [],
  ]);
});
