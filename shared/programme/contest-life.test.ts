import fc from 'fast-check';
import { type ResultState, resultStates } from '../contracts/results';
import type { OpenState, Season } from '../contracts/seasons';
import { contestLife, contestLives, endedCategories } from './contest-life';
import { defaultSeason, closedState as shut } from './season';

const now = new Date('2025-09-01T12:00:00Z');
const open: OpenState = { open: true, closesAt: null };
const past: OpenState = { open: true, closesAt: '2025-08-31T00:00:00.000Z' };

interface States {
  nominations?: OpenState;
  judging?: OpenState;
  frozen?: boolean;
  other?: OpenState;
}

/** A season with Technology in these states, and AI judged or not. */
const seasonIn = ({ nominations = shut, judging = shut, frozen = true, other = shut }: States) => ({
  ...defaultSeason,
  directory: [] as string[],
  rules: { ...defaultSeason.rules, frozenAt: frozen ? defaultSeason.rules.frozenAt : null },
  categories: defaultSeason.categories.map((one) => ({
    ...one,
    ...(one.name === 'Technology'
      ? { nominations, judging }
      : { nominations: shut, judging: one.name === 'AI' ? other : shut }),
  })),
});

type Waiting = Partial<
  Pick<Parameters<typeof contestLife>[0], 'voidsProposed' | 'borderline' | 'isRated' | 'toRate'>
>;

const lifeOf = (states: States, entries = 3, state: ResultState = 'open', waiting: Waiting = {}) =>
  contestLife({
    season: seasonIn(states),
    category: 'Technology',
    state,
    entries,
    isRated: true,
    now,
    ...waiting,
  });

test.each([
  ['nothing has happened', lifeOf({ frozen: false }, 0), 'draft', 'Open nominations', []],
  ['nominations are open', lifeOf({ nominations: open }), 'open', 'Open judging', []],
  [
    'rules are not frozen',
    lifeOf({ nominations: open, judging: open, frozen: false }),
    'open',
    'Make the rules final',
    [],
  ],
  [
    'judges have ratings to give',
    lifeOf({ nominations: open, judging: open }, 3, 'open', {
      toRate: { nominations: 2, judges: 20 },
    }),
    'judging',
    'Remind 20 judges',
    [],
  ],
  [
    'ratings are missing and nobody has any to give',
    lifeOf({ judging: open }, 3, 'open', { toRate: { nominations: 2, judges: 0 } }),
    'judging',
    'Preview the next assignments',
    [],
  ],
  [
    'every nomination has enough ratings',
    lifeOf({ judging: open }, 3, 'open', { toRate: { nominations: 0, judges: 4 } }),
    'judging',
    'End judging',
    [],
  ],
  [
    'nothing is known of its ratings',
    lifeOf({ judging: open }),
    'judging',
    'See what is left to rate',
    [],
  ],
  [
    'nobody has nominated yet',
    lifeOf({ nominations: open, judging: open }, 0),
    'judging',
    undefined,
    ['There are no nominations yet.'],
  ],
  ['nobody has rated yet', lifeOf({}, 3, 'open', { isRated: false }), 'open', 'Open judging', []],
  ['judging has ended by itself', lifeOf({ judging: past }), 'judging', 'End judging', []],
  [
    'judging has ended by itself while nominations are open',
    lifeOf({ nominations: open, judging: past }),
    'judging',
    'End judging',
    [],
  ],
  ['judging has ended here only', lifeOf({ other: open }), 'judging', 'End judging', []],
  [
    'judging has ended with borderline entries that lack extra judges',
    lifeOf({ judging: past }, 3, 'open', { borderline: 1 }),
    'judging',
    'Set a later end of judging',
    ['1 nomination whose tier is not certain has not been given more judges.'],
  ],
  [
    'a void is proposed and judging has ended',
    lifeOf({}, 3, 'open', { voidsProposed: 1 }),
    'judging',
    'End judging',
    ['1 proposal to void something has to be confirmed or withdrawn.'],
  ],
  [
    'voids are proposed after closing',
    lifeOf({}, 3, 'closed', { voidsProposed: 2 }),
    'closed',
    'Propose and confirm the results',
    ['2 proposals to void something have to be confirmed or withdrawn.'],
  ],
  [
    'borderline entries lack extra judges',
    lifeOf({ judging: open }, 3, 'open', { borderline: 2, voidsProposed: 1 }),
    'judging',
    'Ask for more judges',
    ['2 nominations whose tier is not certain have not been given more judges.'],
  ],
  ['it is closed', lifeOf({}, 3, 'closed'), 'closed', 'Propose and confirm the results', []],
  ['it is final', lifeOf({}, 3, 'finalised'), 'final', 'Publish the results', []],
  ['it is published', lifeOf({}, 3, 'published'), 'published', undefined, []],
])(
  'ADM-065 when %s, the next act and what blocks it follow',
  (_, progress, life, act, blockedBy) => {
    expect([progress.life, progress.next?.act, progress.blockedBy]).toEqual([life, act, blockedBy]);
  },
);

test('a category whose winners are shown, and which nobody entered here, is published', () => {
  const season: Season = { ...seasonIn({}), directory: ['Technology'] };
  const about = { season, category: 'Technology', state: 'open', now } as const;
  expect(contestLife({ ...about, entries: 0 }).life).toBe('published');
  const opened = { ...seasonIn({ nominations: open }), directory: ['Technology'] };
  expect(contestLife({ ...about, season: opened, entries: 0 }).life).toBe('open');
  expect(contestLife({ ...about, entries: 1 }).life).toBe('judging');
});

test('every contest has a life, and a next act until it is published or while nobody has nominated', () => {
  const state = fc.constantFrom(shut, open, past);
  fc.assert(
    fc.property(
      fc.record({ nominations: state, judging: state, other: state, frozen: fc.boolean() }),
      fc.nat(3),
      fc.constantFrom(...resultStates),
      (states, entries, results) => {
        const { life, next } = lifeOf(states, entries, results);
        expect(contestLives).toContain(life);
        expect(next === null).toBe(life === 'published' || (life === 'judging' && entries === 0));
      },
    ),
  );
});

test('figures leave out categories whose judging has ended only while others go on', () => {
  const contest = (
    category: string,
    state: 'open' | 'published',
    entries = 3,
    season = '2025',
  ) => ({
    ...{ category, state, entries, season },
  });
  const [ended, open] = [contest('AI', 'published'), contest('Technology', 'open')];
  expect(endedCategories([ended, open], '2025')).toEqual(['AI']);
  expect(endedCategories([ended, contest('Technology', 'open', 0)], '2025')).toEqual([]);
  expect(endedCategories([ended, contest('Technology', 'open', 3, '2024')], '2025')).toEqual([]);
});
