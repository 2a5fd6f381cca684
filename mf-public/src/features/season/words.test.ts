import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { timeline } from '@meritum/shared/programme/timeline';
import { answer, season } from '@meritum/shared/testing/factories';
import { fakeServer } from '@meritum/shared/testing/fakeServer';
import { closedSeason } from '../../testing/season';
import { seasonNowOf } from './words';

type Season = SeasonReply['data'];

afterEach(() => jest.useRealTimers());

async function saidOn(day: string, said: Season, publishedAt?: string) {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), doNotFake: ['setTimeout'] });
  const published = publishedAt ? { at: publishedAt, counts: { awards: [] } } : null;
  const result = { season: said.id, category: 'Technology', published };
  fakeServer([answer('getPublishedResults', { body: { results: [result] } })]);
  return seasonNowOf(said, new AbortController().signal);
}

const leads = (now: Awaited<ReturnType<typeof saidOn>>) =>
  timeline.map(({ id }) => now.entries[id].lead);

test.each<[string, Season, string[], string | undefined]>([
  [
    '2025-08-04',
    season(),
    ['Open until 12 November 2025', 'Under way until 14 November 2025', 'Due on 15 November 2025'],
    undefined,
  ],
  [
    '2025-08-03',
    closedSeason(),
    ['Begins on 4 August 2025', 'Begins on 1 September 2025', 'Due on 15 November 2025'],
    undefined,
  ],
  ['2026-02-01', season(), ['Open now', 'Under way now', 'Once judging has ended'], undefined],
  [
    '2025-10-01',
    season('2026-03-31T12:00:00Z'),
    ['Open until 31 March 2026', 'Under way until 14 November 2025', 'Once judging has ended'],
    undefined,
  ],
  [
    '2026-02-01',
    closedSeason('2025-12-01T12:00:00Z'),
    ['Closed on 1 December 2025', 'Ended on 14 November 2025', 'Not announced yet'],
    undefined,
  ],
  [
    '2026-02-01',
    closedSeason(),
    ['Closed on 12 November 2025', 'Ended on 14 November 2025', 'Announced on 18 November 2025'],
    '2025-11-18T09:00:00Z',
  ],
  [
    '2025-10-01',
    closedSeason(),
    ['Not open at present', 'Not under way at present', 'Due on 15 November 2025'],
    undefined,
  ],
  [
    '2026-02-01',
    { ...season(), calendar: null },
    ['Open now', 'Under way now', 'Once judging has ended'],
    undefined,
  ],
])('OPEN-007 D05 on %s the entries say what the server knows', async (day, said, words, at) => {
  expect(leads(await saidOn(day, said, at))).toEqual(words);
});

test('TIME-002 TIME-003 TIME-004 D05 the specified dates stand beside the state as long as they are true', async () => {
  const beside = async (day: string, said: Season) => {
    const { entries } = await saidOn(day, said);
    return timeline.map(({ id }) => entries[id].beside);
  };
  expect(await beside('2025-08-04', season())).toEqual([
    'Aug 4 - Nov 12, 2025',
    'Sept 1 - Nov 14, 2025',
    'Nov 15, 2025',
  ]);
  expect(await beside('2025-08-04', season('2025-11-20T23:59:00Z'))).toEqual([
    'From 4 August 2025',
    'Sept 1 - Nov 14, 2025',
    '',
  ]);
});

const calendar = (from: string, results: string) => ({
  nominations: { from, to: from },
  judging: { from, to: from },
  results,
});

test.each<[string, Season, string | undefined, string]>([
  [
    'without days',
    { ...season(), calendar: null },
    undefined,
    '6 to 8 weeks after nominations open',
  ],
  [
    'within 6 to 8 weeks',
    { ...closedSeason(), calendar: calendar('2030-01-01', '2030-02-20') },
    undefined,
    '6 to 8 weeks after nominations open',
  ],
  [
    'later than that',
    { ...closedSeason(), calendar: calendar('2030-01-01', '2030-04-01') },
    undefined,
    'on 1 April 2030',
  ],
  ['on a day that has passed', closedSeason(), undefined, 'once judging has ended'],
  ['and is published', closedSeason(), '2025-11-18T09:00:00Z', 'on 18 November 2025'],
])('GUIDE-017 D05 of a season %s, winners are announced as it says', async (_, said, at, when) => {
  const { announced } = await saidOn('2026-02-01', said, at);
  expect(announced.split('announced ')[1]).toBe(`${when}.`);
});
