import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { rulesWith } from '../testing/rules';
import { commitment, rules, salt, sample } from '../testing/sample';
import { arbitrarySeason } from '../testing/seasons';
import { saltOf } from './commitment';
import { treeOf } from './commitment-tree';
import { freezeRules } from './freeze';
import type { Ledger, UndecidedLedger } from './ledger';
import { pseudonymFrom } from './pseudonym';
import { commitmentsOf, publishLedger, voidsHashOf } from './publish';
import type { SeasonToPublish } from './season';

const season = fc.nat().map(arbitrarySeason);

test("a ledger gives each entry's outcome, names awards only, shows voided ratings with both results, and a sealed entry with all that belongs to it", () => {
  const ledger = publishLedger(sample);
  const { voidsRoot, rows, ...rest } = ledger;
  const [ada, low, few, out] = sample.entries;
  expect(voidsRoot).toBe(voidsHashOf(sample));
  expect(rest).toEqual({
    format: 'meritum-ledger/2',
    rules,
    rulesHash: freezeRules(rules).hash,
    size: 11,
    root: treeOf(commitmentsOf(sample)).root,
    entries: [
      { pseudonym: 'AAAA-0000', nameHash: low?.nameHash, ratings: 2, score: '6.50', tier: null },
      { pseudonym: 'BBBB-0000', nameHash: few?.nameHash, ratings: 1, score: null, tier: null },
      {
        pseudonym: 'ZZZZ-0000',
        name: 'Ada Lovelace',
        nameSalt: ada?.nameSalt,
        nameHash: ada?.nameHash,
        ratings: 2,
        score: '8.87',
        tier: 'Gold',
        withVoided: { ratings: 3, score: '6.25', tier: null },
      },
    ],
    voided: [{ entry: 'ZZZZ-0000', scores: [1, 1, 1, 1], salt: salt('3'), reason: 'conflict' }],
    sealed: [
      {
        state: 'voided',
        reason: 'ineligible',
        pseudonym: 'CCCC-0000',
        nameHash: out?.nameHash,
        ratings: [commitment('CCCC-0000', '7', [10, 10, 10, 10])],
        voided: [],
      },
    ],
    judges: [{ ratings: 4 }, { ratings: 2 }, { ratings: 1 }],
  });
  expect(rows.map(({ entry, scores }) => `${entry} ${scores}`).sort()).toEqual([
    'AAAA-0000 6,6,6,6',
    'AAAA-0000 7,7,7,7',
    'BBBB-0000 10,10,10,10',
    'ZZZZ-0000 9,9,9,8',
    'ZZZZ-0000 9,9,9,9',
  ]);
  // Names, and the salts that reveal them, are only those of awards.
  expect(JSON.stringify(ledger)).not.toMatch(/Low|Few|Out|"1{32}"|"2{32}"/);
});

test('a name that is no longer the one of the closing is not published', () => {
  const renamed = sample.entries.map((entry) => ({ ...entry, name: 'Somebody Else' }));
  const { entries } = publishLedger({ ...sample, entries: renamed });
  expect(entries.map(({ tier, name }) => [tier, name])).toEqual([
    [null, undefined],
    [null, undefined],
    ['Gold', undefined],
  ]);
});

test('the order of entries and ratings changes nothing; the seed changes the order of rows alone', () => {
  forAll([season], (given) => {
    const turned = {
      ...given,
      entries: [...given.entries]
        .reverse()
        .map((one) => ({ ...one, ratings: [...one.ratings].reverse() })),
    };
    const published = publishLedger(given);
    expect(publishLedger(turned)).toEqual(published);
    const reseeded = publishLedger({ ...given, seed: 'another' });
    const bySalt = (list: Ledger['rows']) =>
      [...list].sort((one, other) => (one.salt < other.salt ? -1 : 1));
    const inOrder = ({ rows, voided, ...rest }: UndecidedLedger) => ({
      ...rest,
      rows: bySalt(rows),
      voided: bySalt(voided),
    });
    expect(inOrder(reseeded)).toEqual(inOrder(published));
  });
});

test('a ledger says nothing about judges, times or comments', () => {
  const leaky = {
    ...sample,
    entries: sample.entries.map((entry) => ({
      ...entry,
      owner: 'ada@example.com',
      ratings: entry.ratings.map((one) => ({
        ...one,
        judge: 'grace@example.com',
        completedAt: 1,
        comments: 'private',
      })),
    })),
  };
  expect(publishLedger(leaky)).toEqual(publishLedger(sample));
});

test('an invalid pseudonym, rating or rule set is refused', () => {
  const twice = { ...sample, entries: [...sample.entries, { ...sample.entries[0], ratings: [] }] };
  const wrong = rulesWith({ minimumRatings: 0 });
  expect(() => publishLedger(twice as SeasonToPublish)).toThrow('A pseudonym occurs twice.');
  expect(() => publishLedger({ ...sample, rules: wrong })).toThrow('fewest ratings');
});

test('pseudonyms are 40 bits in digits that nobody misreads', () => {
  const of = (...bytes: number[]) => pseudonymFrom(Uint8Array.from(bytes));
  expect([
    of(0, 0, 0, 0, 0),
    of(255, 255, 255, 255, 255),
    of(0, 0, 0, 0, 33),
    of(128, 0, 0, 0, 0),
  ]).toEqual(['0000-0000', 'ZZZZ-ZZZZ', '0000-0011', 'G000-0000']);
});

test('a salt is a half of the server and a half of the judge', () => {
  expect(saltOf({ serverHalf: '0'.repeat(32), judgeHalf: 'f'.repeat(32) })).toBe(
    '0'.repeat(32) + 'f'.repeat(32),
  );
  for (const judgeHalf of ['', 'f'.repeat(31), 'F'.repeat(32)])
    expect(() => saltOf({ serverHalf: '0'.repeat(32), judgeHalf })).toThrow(RangeError);
});
