/** @jest-environment node */
import { defaultSeason } from '@meritum/shared/programme/season';
import { season } from '@meritum/shared/testing/factories';
import { currentStatus, statusMessage, timelineOf, viewOf } from './status';

const state = (exists: boolean, status: string, fullName = 'Ana') => ({
  exists,
  status,
  fullName,
});

const names = ['', '   ', 'Not provided', 'Ana'];

test.each([
  // Columns: exists, status, views for the four names.
  [false, '', ['form', 'form', 'form', 'form']],
  [false, 'APPLICATION_PENDING', ['form', 'form', 'form', 'form']],
  [false, 'UNDER_REVIEW', ['form', 'form', 'form', 'form']],
  [true, '', ['form', 'form', 'form', 'summary']],
  [true, 'APPLICATION_PENDING', ['form', 'form', 'form', 'summary']],
  [true, 'FOO', ['form', 'form', 'form', 'summary']],
  [true, 'UNDER_REVIEW', ['summary', 'summary', 'summary', 'summary']],
])('OPEN-014 NOM-020 NOM-022 exists %s, status %p', (exists, status, views) => {
  expect(names.map((name) => viewOf(state(exists, status, name)))).toEqual(views);
});

test('NOM-010 NOM-011 OPEN-019 the current status is said in words, or as it is, or Unknown', () => {
  expect([
    currentStatus(state(true, 'UNDER_REVIEW')),
    currentStatus(state(true, 'APPLICATION_PENDING')),
    currentStatus(state(true, 'FOO')),
    currentStatus(state(true, '')),
    currentStatus(state(false, 'APPLICATION_PENDING')),
  ]).toEqual(['Under review', 'Not submitted yet', 'FOO', 'Unknown', 'Unknown']);
});

test.each([
  ['NOM-016', true, 'APPLICATION_PENDING', 'Please complete and submit the nomination form.'],
  [
    'NOM-017',
    true,
    'UNDER_REVIEW',
    'Your nomination is successfully received and will be reviewed by our judges. Results will be announced in October 2025.',
  ],
  ['NOM-018', true, 'FOO', 'Unknown status. Please contact support.'],
  [
    'NOM-019',
    false,
    'APPLICATION_PENDING',
    "You haven't submitted any Tech Excellence nominations yet.",
  ],
])('%s message when exists is %s and the status %p', (_, exists, status, message) => {
  expect(statusMessage(state(exists, status), undefined, new Date('2025-09-01'))).toBe(message);
});

const results = (day: string) => ({ ...defaultSeason.calendar, results: day });

test.each([
  ['the specified month, until it has passed', '2025-10-31', season(), ' in October 2025.'],
  ['then the day of the season', '2025-11-01', season(), ' in November 2025.'],
  ['nothing once that has passed too', '2026-02-01', season(), undefined],
  [
    'a day that was moved',
    '2026-02-01',
    { ...season(), calendar: results('2026-03-31') },
    ' in March 2026.',
  ],
  [
    'no day before nominations close',
    '2026-02-01',
    { ...season('2026-04-30T23:59:00Z'), calendar: results('2026-03-31') },
    undefined,
  ],
  [
    'a later season without days',
    '2026-02-01',
    { ...season(), id: '2026', calendar: null },
    undefined,
  ],
])('NOM-017 D05 results are announced in %s', (_, day, known, expected) => {
  const message = statusMessage(state(true, 'UNDER_REVIEW'), known, new Date(day));
  expect(message.split('announced')[1]).toBe(expected);
});

test.each([
  [true, 'APPLICATION_PENDING', ['current', 'future']],
  [true, 'UNDER_REVIEW', ['completed', 'current']],
  [true, 'FOO', ['future', 'future']],
  [false, '', ['current', 'future']],
])('NOM-012 NOM-013 timeline when exists is %s and the status %p', (exists, status, states) => {
  const steps = timelineOf(state(exists, status));
  expect(steps.map(({ label }) => label)).toEqual(['Submission', 'Review']);
  expect(steps.map(({ state }) => state)).toEqual(states);
});
