/** @jest-environment node */

import { formatDay } from './days';
import { formatDeadline, lastDayBefore, timeLeft } from './deadlines';
import { formatDateTime } from './moments';

test.each([
  ['2026-11-30T00:00:00Z', 'UTC', 'Sunday 29 November 2026, 24:00 UTC'],
  ['2026-11-30T00:00:00Z', 'Europe/Berlin', 'Monday 30 November 2026, 01:00 your time (00:00 UTC)'],
  ['2026-11-30T00:00:00Z', 'Asia/Tokyo', 'Monday 30 November 2026, 09:00 your time (00:00 UTC)'],
  [
    '2026-11-30T00:00:00Z',
    'America/Los_Angeles',
    'Sunday 29 November 2026, 16:00 your time (24:00 UTC)',
  ],
  ['2026-11-30T00:00:00Z', 'Europe/London', 'Sunday 29 November 2026, 24:00 UTC'],
  ['2026-11-29T23:00:00Z', 'Europe/Berlin', 'Sunday 29 November 2026, 24:00 your time (23:00 UTC)'],
  [
    '2026-11-30T23:59:00Z',
    'Asia/Tokyo',
    'Tuesday 1 December 2026, 08:59 your time (Monday 30 November 2026, 23:59 UTC)',
  ],
  [
    '2026-11-30T12:00:00Z',
    'Asia/Kathmandu',
    'Monday 30 November 2026, 17:45 your time (12:00 UTC)',
  ],
])('an end at %s is told in %s as %s', (end, zone, words) => {
  expect(formatDeadline(end, zone)).toBe(words);
});

test.each([
  ['2026-12-31T23:59:00Z', 'UTC', 'Thursday 31 December 2026, 23:59 UTC'],
  ['2027-01-01T00:00:00Z', 'UTC', 'Thursday 31 December 2026, 24:00 UTC'],
  [
    '2026-12-31T23:59:00Z',
    'Asia/Kolkata',
    'Friday 1 January 2027, 05:29 your time (Thursday 31 December 2026, 23:59 UTC)',
  ],
])('an end at the turn of the year, %s, has its year in %s', (end, zone, words) => {
  expect(formatDeadline(end, zone)).toBe(words);
});

test('where clocks go back, UTC tells the two hours apart, and a second midnight is not a day late', () => {
  expect(
    ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((end) =>
      formatDeadline(end, 'Europe/Berlin'),
    ),
  ).toEqual([
    'Sunday 25 October 2026, 02:30 your time (00:30 UTC)',
    'Sunday 25 October 2026, 02:30 your time (01:30 UTC)',
  ]);
  expect(
    ['2026-11-01T04:00:00Z', '2026-11-01T05:00:00Z'].map((end) =>
      formatDeadline(end, 'America/Havana'),
    ),
  ).toEqual([
    'Saturday 31 October 2026, 24:00 your time (Sunday 1 November 2026, 04:00 UTC)',
    'Sunday 1 November 2026, 00:00 your time (05:00 UTC)',
  ]);
});

test('where clocks go forward, no hour is told that does not exist', () => {
  expect(formatDeadline('2026-03-29T01:00:00Z', 'Europe/Berlin')).toBe(
    'Sunday 29 March 2026, 03:00 your time (01:00 UTC)',
  );
  // In Cairo, 00:00 is followed immediately by 01:00.
  expect(formatDeadline('2026-04-23T22:00:00Z', 'Africa/Cairo')).toBe(
    'Friday 24 April 2026, 01:00 your time (Thursday 23 April 2026, 22:00 UTC)',
  );
});

test('a calendar day and what has happened have no deadline’s words', () => {
  expect([formatDay('2025-11-15'), formatDateTime('2025-08-04T00:00:00Z', 'UTC')]).toEqual([
    '15 November 2025',
    '4 August 2025 at 00:00 UTC',
  ]);
});

test('what ends as a day begins has the day before as its last', () => {
  expect(
    ['2025-11-13T00:00:00Z', '2026-01-01T00:00:00Z', '2025-11-12T23:59:00Z'].map(lastDayBefore),
  ).toEqual(['2025-11-12', '2025-12-31', '2025-11-12']);
});

const end = new Date('2026-03-31T22:59:00Z');

test.each([
  ['2026-03-01T22:59:00Z', '30 days'],
  ['2026-03-26T22:59:01Z', '4 days'],
  ['2026-03-29T22:59:00Z', '2 days'],
  ['2026-03-29T23:00:00Z', '47 hours and 59 minutes'],
  ['2026-03-30T22:59:00Z', '24 hours'],
  ['2026-03-31T21:58:00Z', '1 hour and 1 minute'],
  ['2026-03-31T21:59:00Z', '1 hour'],
  ['2026-03-31T21:59:01Z', '59 minutes'],
  ['2026-03-31T22:58:00Z', '1 minute'],
  ['2026-03-31T22:58:30Z', 'less than a minute'],
  ['2026-03-31T22:59:00Z', ''],
])('at %s there are left: %s', (now, words) => {
  expect(timeLeft(end, new Date(now))).toBe(words);
});
