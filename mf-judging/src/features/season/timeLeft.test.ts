/** @jest-environment node */
import { assignment, completed, season } from '../../testing/records';
import { judgingLeft } from './timeLeft';

const at = (day: string, changed = {}) =>
  judgingLeft([rated(true)], season(changed), new Date(`${day}T10:00:00Z`));
const rated = (rate: boolean, changed = {}) =>
  assignment('a', { may: { rate, recuse: rate }, ...changed });
const until = '2025-10-06T00:00:00.000Z';
const closing = rated(true, { judgingClosesAt: until });
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
    text: 'Judging is still open',
    urgent: true,
  });
  expect(judgingLeft([rated(false)], season(), new Date(until))).toEqual({
    text: 'Judging is closed',
    urgent: true,
  });
});

test.each([
  ['2025-10-01T00:00:00Z', '5 days left, until', false],
  ['2025-10-01T00:00:01Z', '4 days left, until', false],
  ['2025-10-03T00:00:00Z', '3 days left, until', true],
  ['2025-10-05T10:00:00Z', '14 hours left, until', true],
  ['2025-10-05T23:20:00Z', '40 minutes left, until', true],
  ['2025-10-06T00:00:00Z', 'Judging closes on', true],
])('at %s, a set closing time is told with what is left: %s', (now, text, urgent) => {
  expect(judgingLeft([closing], season(), new Date(now))).toEqual({ text, until, urgent });
});

test('the first entry to close counts, also in another category or season than the current one', () => {
  const later = rated(true, { judgingClosesAt: '2025-11-06T00:00:00.000Z', season: 'Season 2026' });
  const list = [completed('c', { judgingClosesAt: '2025-10-02T00:00:00.000Z' }), later, closing];
  const shut = season(technology({ judgingOpen: false }));
  const text = '5 days left for some of your entries, until';
  const now = new Date('2025-10-01T00:00:00Z');
  expect(judgingLeft(list, shut, now)).toEqual({ text, until, urgent: false });
});

test('a season without a calendar shows no time left', () => {
  expect(at('2025-10-01', { calendar: null })).toBeUndefined();
});

test('days of the current season are not shown for entries of another one', () => {
  const shut = season(technology({ judgingOpen: false }));
  const now = new Date('2025-10-01T10:00:00Z');
  const mixed = [rated(true, { season: 'Season 2025' }), rated(true, { season: 'Season 2026' })];
  expect([
    judgingLeft([rated(true)], season(), now)?.text,
    judgingLeft([rated(true)], shut, now),
    judgingLeft(mixed, season(), now),
  ]).toEqual(['44 days left, until 14 November 2025', undefined, undefined]);
});
