/** @jest-environment node */
import { calendar } from './calendar';

const file = calendar(new Date('2025-07-01T08:00:00Z'));

/** The lines as they were before folding. */
const lines = file.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (name: string) =>
  lines.flatMap((line) => (line.startsWith(name) ? line.slice(line.indexOf(':') + 1) : []));

test('TIME-002 TIME-003 TIME-004 whole days as printed, each until the day after its last', () => {
  expect(valuesOf('SUMMARY')).toEqual([
    'Tech Excellence 2025: Nomination',
    'Tech Excellence 2025: Judging',
    'Tech Excellence 2025: Results Announced',
  ]);
  expect(valuesOf('DTSTART;VALUE=DATE')).toEqual(['20250804', '20250901', '20251115']);
  expect(valuesOf('DTEND;VALUE=DATE')).toEqual(['20251113', '20251115', '20251116']);
  // By these calendars know the events of an earlier file.
  expect(valuesOf('UID')).toEqual([
    'nomination-2025@awards.example',
    'judging-2025@awards.example',
    'results-2025@awards.example',
  ]);
});
