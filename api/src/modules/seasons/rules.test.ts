import {
  type OpenState,
  type Season,
  season as seasonSchema,
} from '@meritum/shared/contracts/seasons';
import { defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import * as z from 'zod/mini';
import {
  differences,
  isOpen,
  judgingOpen,
  nominationsOpen,
  seasonAfter,
  withNominations,
} from './rules';

const noon = '2025-11-12T12:00:00.000Z';
const before = '2025-11-12T11:59:59.999Z';

test.each<[OpenState, string, boolean]>([
  [{ open: true, closesAt: null }, '2024-01-01T00:00:00.000Z', true],
  [{ open: true, closesAt: null }, '2030-01-01T00:00:00.000Z', true],
  [{ open: true, closesAt: noon }, before, true],
  [{ open: true, closesAt: noon }, noon, false],
  [{ open: false, closesAt: null }, before, false],
  [{ open: false, closesAt: noon }, before, false],
])('D12 %j is at %s open: %p', (door, now, expected) => {
  expect(isOpen(door, new Date(now))).toBe(expected);
});

const days = ['2025-08-03', '2025-09-15', '2025-11-13', '2026-03-01'];
const phases = days.flatMap((day) =>
  ['AI', 'Technology', 'Data Analytics', 'Cooking'].map((category) => [day, category] as const),
);

test.each(phases)(
  'OPEN-007 on %s in %s the setting decides, whatever the calendar says',
  (day, category) => {
    const now = new Date(`${day}T12:00:00Z`);
    const opened = withNominations(defaultSeason, category, true);
    const closed = withNominations(defaultSeason, category, false);
    const known = category !== 'Cooking';
    expect([
      nominationsOpen(opened, category, now),
      nominationsOpen(closed, category, now),
      judgingOpen(defaultSeason, category, now),
    ]).toEqual([known, false, category === 'Technology']);
  },
);

test('opening one category leaves the others as they are', () => {
  const opened: Season = withNominations(defaultSeason, 'AI', true);
  expect(opened.categories.map(({ name, nominations }) => [name, nominations.open])).toEqual([
    ['AI', true],
    ['Technology', true],
    ['Data Analytics', false],
  ]);
  expect(differences(defaultSeason, opened)).toEqual(['categories']);
});

test('writing the same values again is no difference', () => {
  const again: Season = { ...JSON.parse(JSON.stringify(defaultSeason)), revision: 7 };
  expect(differences(defaultSeason, again)).toEqual([]);
});

test('the season after 2025 has its rules and categories a year later, and nothing open', () => {
  const next = seasonAfter({ ...defaultSeason, rules: { ...defaultSeason.rules, frozenAt: noon } });
  const shut = { open: false, closesAt: null };
  const [ai, technology, data] = defaultSeason.categories;
  expect(next).toEqual({
    ...defaultSeason,
    id: '2026',
    begun: false,
    name: 'Season 2026',
    categories: [
      { ...ai, nominations: shut, judging: shut },
      {
        ...technology,
        runs: { from: '2026-08-01', to: '2026-10-31' },
        nominations: shut,
        judging: shut,
      },
      {
        ...data,
        period: 'Data Analytics runs November to January 2027.',
        runs: { from: '2026-11-01', to: '2027-01-31' },
        nominations: shut,
        judging: shut,
      },
    ],
    calendar: {
      nominations: { from: '2026-08-04', to: '2026-11-12' },
      judging: { from: '2026-09-01', to: '2026-11-14' },
      results: '2026-11-15',
    },
    rules: { ...defaultSeason.rules, frozenAt: null },
    directory: [],
  });
});

test('every season has a next one, also in a leap year', () => {
  const [past] = defaultSeasons;
  const leap = {
    nominations: { from: '2028-02-29', to: '2028-02-29' },
    judging: { from: '2028-03-01', to: '2028-03-02' },
    results: '2028-02-29',
  };
  for (const last of [past, { ...defaultSeason, id: '2028', calendar: leap }])
    if (last) expect(z.safeParse(seasonSchema, seasonAfter(last)).success).toBe(true);
  expect(seasonAfter({ ...defaultSeason, calendar: leap }).calendar?.results).toBe('2029-02-28');
});
