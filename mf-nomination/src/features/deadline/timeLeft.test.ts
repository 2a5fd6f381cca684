/** @jest-environment node */
import { calendarFile } from './calendarFile';
import { timeLeft } from './timeLeft';

const end = new Date('2026-03-31T22:59:00Z');

test.each([
  ['2026-03-01T22:59:00Z', '30 days'],
  ['2026-03-29T23:00:00Z', '47 hours and 59 minutes'],
  ['2026-03-31T21:58:00Z', '1 hour and 1 minute'],
  ['2026-03-31T22:58:30Z', '1 minute'],
  ['2026-03-31T22:59:00Z', ''],
])('at %s there are left: %s', (now, words) => {
  expect(timeLeft(end, new Date(now))).toBe(words);
});

const linesOf = (at: Date | string) =>
  calendarFile(
    { id: 'close', title: 'nominations close', at, reminder: 'Tomorrow' },
    { name: 'Awards', address: 'https://a.example/nominate' },
  ).split('\r\n');

test('the calendar event has the exact time and a reminder a day before', () => {
  const lines = linesOf(end);
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20260331T225900Z',
      'SUMMARY:Awards: nominations close',
      'URL:https://a.example/nominate',
      'TRIGGER:-P1D',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('an event without a time takes the whole day', () => {
  const lines = linesOf('2026-04-15');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260415');
  expect(lines.join()).not.toContain('DTEND');
});
