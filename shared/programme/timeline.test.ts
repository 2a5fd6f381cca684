import { isCurrent, timeline } from './timeline';

/** The entries marked as current on a day. */
function marked(day: string): string[] {
  return timeline.filter((entry) => isCurrent(entry, day)).map(({ title }) => title);
}

test.each([
  ['TIME-007', '2025-09-15', ['Nomination']],
  ['TIME-008', '2025-10-14', []],
  ['TIME-008', '2025-10-15', ['Results Announced']],
  ['TIME-008', '2025-10-16', []],
  ['TIME-009', '2025-11-15', []],
])('%s on %s the current entries are %j', (_, day, expected) => {
  expect(marked(day)).toEqual(expected);
});
