import { timeline } from '@meritum/shared/programme/timeline';
import { nextEntry, stateInWords } from './entryState';

test.each([
  [
    '2025-08-03',
    ['Begins on 4 August 2025', 'Begins on 1 September 2025', 'Begins on 15 November 2025'],
    'nomination',
  ],
  [
    '2025-08-04',
    ['Open until 12 November 2025', 'Begins on 1 September 2025', 'Begins on 15 November 2025'],
    'judging',
  ],
  [
    '2025-11-12',
    [
      'Open until 12 November 2025',
      'Under way until 14 November 2025',
      'Begins on 15 November 2025',
    ],
    'results',
  ],
  [
    '2025-11-13',
    [
      'Closed on 12 November 2025',
      'Under way until 14 November 2025',
      'Begins on 15 November 2025',
    ],
    'results',
  ],
  [
    '2025-11-15',
    ['Closed on 12 November 2025', 'Ended on 14 November 2025', 'Announced today'],
    undefined,
  ],
  [
    '2026-02-01',
    ['Closed on 12 November 2025', 'Ended on 14 November 2025', 'Announced on 15 November 2025'],
    undefined,
  ],
])('on %s the entries say %j, and next is %s', (today, words, next) => {
  expect(timeline.map((entry) => stateInWords(entry, today))).toEqual(words);
  expect(nextEntry(timeline, today)?.id).toBe(next);
});
