/** @jest-environment node */
import { season } from '../../testing/records';
import { isOfSeason, timeLeft } from './timeLeft';

const at = (day: string, changed = {}) => timeLeft(season(changed), new Date(`${day}T10:00:00Z`));
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
  expect(at('2025-10-01', technology({ judgingClosesAt: '2025-10-06T18:00:00.000Z' }))?.text).toBe(
    '5 days left, until 6 October 2025',
  );
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
