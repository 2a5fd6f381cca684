import {
  type OpenState,
  type Season,
  season as seasonSchema,
} from '@meritum/shared/contracts/seasons';
import { closedState, defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import * as z from 'zod/mini';
import {
  isOpen,
  judgingOpen,
  nominationsOpen,
  recentSeasons,
  runningSeasons,
  seasonAfter,
  seasonForNominations,
  seasonJudged,
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
])('D12 %j is at %s open: %p', (openState, now, expected) => {
  expect(isOpen(openState, new Date(now))).toBe(expected);
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
      {
        ...ai,
        label: 'To be announced',
        period: 'Dates of Artificial Intelligence will be announced.',
        nominations: shut,
        judging: shut,
      },
      {
        ...technology,
        label: 'Aug - Oct',
        period: 'Technology runs August to October.',
        runs: { from: '2026-08-01', to: '2026-10-31' },
        nominations: shut,
        judging: shut,
      },
      {
        ...data,
        label: 'Nov - Jan',
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

test('the text of a state is never copied, whatever it said', () => {
  const states = ['Completed', 'Open Now', 'AI is completed for this season.'];
  for (const label of states) {
    const categories = defaultSeason.categories.map((one) => ({ ...one, label, period: label }));
    const texts = seasonAfter({ ...defaultSeason, categories }).categories.flatMap((one) => [
      ...[one.label, one.period],
    ]);
    expect(texts.filter((text) => states.includes(text))).toEqual([]);
  }
});

test.each([
  ['Season 2025/26', 'Season 2026/27'],
  ['Awards 2025–2026', 'Awards 2026–2027'],
  ['Awards 2008-09', 'Awards 2009-10'],
])('after %s comes %s', (name, next) => {
  expect(seasonAfter({ ...defaultSeason, name }).name).toBe(next);
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

describe('seasons that overlap', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const season = (id: string, states: Partial<Record<'nominations' | 'judging', OpenState>>) => ({
    ...defaultSeason,
    id,
    begun: id !== '2027',
    categories: defaultSeason.categories.map((one) => ({
      ...one,
      ...{ nominations: closedState, judging: closedState },
      ...(one.name === 'Technology' ? states : {}),
    })),
  });
  const [open, shut] = [{ open: true, closesAt: null }, {}];
  const [nominations, judging] = [{ nominations: open }, { judging: open }];
  const named = (seasons: readonly Season[]) => seasons.map(({ id }) => id);

  test.each([
    ['the newest one that takes them', [shut, nominations, nominations], '2026'],
    ['an earlier one while the newer takes none', [shut, nominations, judging], '2025'],
    ['the current one where none takes them', [shut, shut, shut], '2026'],
  ] as const)('a nomination goes to %s', (_, states, expected) => {
    const seasons = states.map((one, at) => season(String(2024 + at), one));
    const all = [...seasons, season('2027', nominations)];
    expect(seasonForNominations(all, now)?.id).toBe(expected);
    expect(seasonForNominations(all, now, 'Technology')?.id).toBe(expected);
    expect(seasonForNominations(all, now, 'AI')?.id).toBe('2026');
  });

  test('current seasons, and those that take nominations or are judged, are running; prepared ones are not', () => {
    const all = [season('2024', judging), season('2025', shut), season('2026', shut)];
    const prepared = season('2027', judging);
    expect(named(runningSeasons([...all, prepared], now))).toEqual(['2024', '2026']);
    expect(named(recentSeasons([...all, prepared], now))).toEqual(['2024', '2025', '2026']);
    expect(named(recentSeasons([season('2024', shut), ...all.slice(1)], now))).toEqual([
      ...['2025', '2026'],
    ]);
    expect(seasonJudged([...all, prepared], now)?.id).toBe('2024');
    expect(seasonJudged(all.slice(1), now)?.id).toBe('2026');
  });
});
