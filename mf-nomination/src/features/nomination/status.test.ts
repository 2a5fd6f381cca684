/** @jest-environment node */
import { announcementMonth, currentStatus, statusMessage, timelineOf, viewOf } from './status';

const state = (exists: boolean, status: string, fullName = 'Ana') => ({
  exists,
  status,
  fullName,
});

const names = ['', '   ', 'Not provided', 'Ana'];

test.each([
  // exists, status, view for each of the four names
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

test('NOM-010 NOM-011 OPEN-019 the current status is the raw value, or Unknown', () => {
  expect([
    currentStatus(state(true, 'UNDER_REVIEW')),
    currentStatus(state(true, 'FOO')),
    currentStatus(state(true, '')),
    currentStatus(state(false, 'APPLICATION_PENDING')),
  ]).toEqual(['UNDER_REVIEW', 'FOO', 'Unknown', 'Unknown']);
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
  expect(statusMessage(state(exists, status))).toBe(message);
});

test('NOM-017 D05 an earlier season keeps its month while it takes nominations, a later one may have none', () => {
  const taking = { season: '2025', name: 'Season 2025', category: 'AI', closesAt: null };
  const later = { id: '2026', calendar: null };
  expect(announcementMonth({ ...later, nominations: taking })).toBe('October 2025');
  expect(announcementMonth({ ...later, nominations: null })).toBe('');
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
