/** @jest-environment node */
import { type CalendarEvent, calendarFile } from './calendar-file';

const closing: CalendarEvent = {
  id: 'nominations-close-2026-Technology',
  title: 'Awards: nominations close',
  text: 'Nominations close on',
  path: '/tech-nomination',
  on: { end: '2026-11-30T00:00:00Z' },
  reminder: 'Nominations close tomorrow',
};

const now = new Date('2026-11-25T09:30:00Z');

/** The lines before folding. */
const linesOf = (event: Partial<CalendarEvent> = {}, at = now) =>
  calendarFile('Awards', [{ ...closing, ...event }], at)
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('a deadline is an event that ends with it, in UTC, on the day that it ends', () => {
  expect(linesOf()).toEqual(
    expect.arrayContaining([
      'DTSTART:20261129T230000Z',
      'DTEND:20261130T000000Z',
      'SUMMARY:Awards: nominations close',
      'DESCRIPTION:Nominations close on Sunday 29 November 2026\\, 24:00 UTC',
    ]),
  );
});

test('its reminder comes a day before the deadline', () => {
  expect(linesOf()).toEqual(
    expect.arrayContaining(['TRIGGER:-PT23H', 'DESCRIPTION:Nominations close tomorrow']),
  );
});

test('whole days end with the day after the last, also at the end of a month or year', () => {
  const lines = linesOf({ on: { from: '2026-12-01', to: '2026-12-31' } });
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20270101',
      'TRIGGER:-P1D',
    ]),
  );
});

test('with another date, the event keeps its id, and is newer in every way that calendars compare', () => {
  const valuesOf = (name: string) =>
    [
      linesOf(),
      linesOf({ on: { end: '2026-11-20T00:00:00Z' } }, new Date('2026-11-25T09:31:00Z')),
    ].map((lines) => lines.find((line) => line.startsWith(name))?.slice(name.length + 1) ?? '');
  const [id, otherId] = valuesOf('UID');
  expect(otherId).toBe(id);
  const [sequence, higher] = valuesOf('SEQUENCE').map(Number) as [number, number];
  expect(higher).toBeGreaterThan(sequence);
  expect(higher).toBeLessThan(2 ** 31);
  for (const name of ['DTSTAMP', 'LAST-MODIFIED'])
    expect(valuesOf(name)).toEqual(['20261125T093000Z', '20261125T093100Z']);
});

test('calendars that subscribe are told to ask again each day', () => {
  expect(linesOf()).toEqual(
    expect.arrayContaining(['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']),
  );
});
