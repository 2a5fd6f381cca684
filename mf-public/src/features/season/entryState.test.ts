/** @jest-environment node */
import { timeline } from '@meritum/shared/programme/timeline';
import type { SeasonNow } from './closing';
import { closingOf } from './closing';
import { isOvertaken, nextEntry, stateInWords } from './entryState';

const open = { open: true, closing: null };
const shut = { open: false, closing: null };
const until = (open: boolean, at: string) => ({ open, closing: closingOf(open, at) });
const season = (changed: Partial<SeasonNow> = {}): SeasonNow => ({
  nominations: shut,
  judging: shut,
  ...{ hasDates: true, publishedAt: null, shut: undefined, badge: '', closes: '' },
  ...changed,
});

test.each([
  [
    '2025-08-03',
    ['Begins on 4 August 2025', 'Begins on 1 September 2025', 'Due on 15 November 2025'],
    'nomination',
  ],
  [
    '2025-08-04',
    ['Open until 12 November 2025', 'Begins on 1 September 2025', 'Due on 15 November 2025'],
    'judging',
  ],
  [
    '2025-11-12',
    ['Open until 12 November 2025', 'Under way until 14 November 2025', 'Due on 15 November 2025'],
    'results',
  ],
  ['2025-11-13', ['', 'Under way until 14 November 2025', 'Due on 15 November 2025'], 'results'],
  ['2026-02-01', ['', '', ''], undefined],
])(
  'on %s, with nothing heard of the season, the entries say %j, and next is %s',
  (today, words, next) => {
    expect(timeline.map((entry) => stateInWords(entry, today))).toEqual(words);
    expect(nextEntry(today)?.id).toBe(next);
  },
);

test.each<[string, SeasonNow, string[]]>([
  [
    '2025-11-13',
    season({ nominations: open, judging: open }),
    ['Open now', 'Under way until 14 November 2025', 'Due on 15 November 2025'],
  ],
  [
    '2026-02-01',
    season({
      nominations: until(true, '2026-03-31T12:00:00Z'),
      judging: open,
    }),
    ['Open until 31 March 2026', 'Under way now', 'Once judging has ended'],
  ],
  [
    '2026-02-01',
    season({ nominations: until(false, '2025-12-01T12:00:00Z') }),
    ['Closed on 1 December 2025', 'Ended on 14 November 2025', 'Not announced yet'],
  ],
  [
    '2026-02-01',
    season({ publishedAt: '2025-11-18T09:00:00Z' }),
    ['Closed on 12 November 2025', 'Ended on 14 November 2025', 'Announced on 18 November 2025'],
  ],
  [
    '2025-10-01',
    season(),
    ['Not open at present', 'Not under way at present', 'Due on 15 November 2025'],
  ],
])('OPEN-007 on %s what is open is told as the server has it: %j', (today, now, words) => {
  expect(timeline.map((entry) => stateInWords(entry, today, now))).toEqual(words);
});

test.each<[string, string, SeasonNow | undefined, boolean[]]>([
  ['still open after its dates', '2026-02-01', season({ nominations: open }), [true, false, true]],
  [
    'open for longer than planned',
    '2025-10-01',
    season({
      nominations: until(true, '2026-03-31T12:00:00Z'),
      judging: open,
    }),
    [true, false, false],
  ],
  [
    'open until the end of its last day',
    '2025-10-01',
    season({ nominations: until(true, '2025-11-13T00:00:00Z') }),
    [false, false, false],
  ],
  [
    'over and published',
    '2026-02-01',
    season({ publishedAt: '2025-11-18T09:00:00Z' }),
    [false, false, false],
  ],
  ['unknown', '2026-02-01', undefined, [false, false, false]],
])('printed dates are called a first plan if the season is %s', (_, today, now, expected) => {
  expect(timeline.map((entry) => isOvertaken(entry, today, now))).toEqual(expected);
});
