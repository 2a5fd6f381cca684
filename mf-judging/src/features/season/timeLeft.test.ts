/** @jest-environment node */
import { season } from '../../testing/records';
import { isOfSeason, judgingLeft } from './timeLeft';

const at = (day: string, changed = {}) =>
  judgingLeft(season(changed), new Date(`${day}T10:00:00Z`));
const technology = (changed: object) => ({
  categories: season().categories.map((each) =>
    each.name === 'Technology' ? { ...each, ...changed } : each,
  ),
});

test('the days until the judging date are counted, that day included', () => {
  expect(['2025-10-01', '2025-11-12', '2025-11-13', '2025-11-14'].map((day) => at(day))).toEqual([
    { text: '44 days left, until 14 November 2025', urgent: false },
    { text: '2 days left, until 14 November 2025', urgent: true },
    { text: '1 day left, until 14 November 2025', urgent: true },
    { text: 'Last day: judging ends today, 14 November 2025', urgent: true },
  ]);
});

test('D12 a past date closes nothing; an organiser or a set time does', () => {
  expect(at('2025-12-01')).toEqual({
    text: 'Planned until 14 November 2025, and still open',
    urgent: true,
  });
  expect(at('2025-10-01', technology({ judgingOpen: false }))).toEqual({
    text: 'Judging is closed',
    urgent: true,
  });
});

const closing = technology({ judgingClosesAt: '2025-10-06T00:00:00.000Z' });

test.each([
  ['2025-10-01T00:00:00Z', '5 days left, until', false],
  ['2025-10-01T00:00:01Z', '4 days left, until', false],
  ['2025-10-03T00:00:00Z', '3 days left, until', true],
  ['2025-10-05T10:00:00Z', '14 hours left, until', true],
  ['2025-10-05T23:20:00Z', '40 minutes left, until', true],
])('at %s, a set closing time is told with what is left: %s', (now, text, urgent) => {
  const until = '2025-10-06T00:00:00.000Z';
  expect(judgingLeft(season(closing), new Date(now))).toEqual({ text, until, urgent });
});

test('once the closing time is reached, judging is closed also where the season was read before', () => {
  expect(judgingLeft(season(closing), new Date('2025-10-06T00:00:00Z'))).toEqual({
    text: 'Judging is closed',
    urgent: true,
  });
});

test('a season without a calendar shows no time left', () => {
  expect(at('2025-10-01', { calendar: null })).toBeUndefined();
});

test('days of the current season are not shown for entries of another one', () => {
  const entry = (rate: boolean, of?: string) => ({
    may: { rate, recuse: rate },
    ...(of && { season: of }),
  });
  const shut = season(technology({ judgingOpen: false }));
  expect([
    isOfSeason([entry(true)], season()),
    isOfSeason([entry(false)], shut),
    isOfSeason([entry(true)], shut),
    isOfSeason([entry(true, 'Season 2025'), entry(true, 'Season 2026')], season()),
  ]).toEqual([true, true, false, false]);
});
