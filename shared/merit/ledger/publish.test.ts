import fc from 'fast-check';
import { rulesWith } from '../testing/rules';
import { commitment, rules, salt, sample } from '../testing/sample';
import { arbitrarySeason } from '../testing/seasons';
import { entryCommitmentOf, saltOf } from './commitment';
import { ledgerCsv } from './csv';
import { freezeRules } from './freeze';
import type { Ledger } from './ledger';
import { treeOf } from './merkle';
import { pseudonymFrom } from './pseudonym';
import { commitmentsOf, publishLedger, type SeasonToPublish } from './publish';

const season = fc.nat().map(arbitrarySeason);

test("a ledger gives each entry's outcome, names awards only, and seals voids", () => {
  const { rows, ...ledger } = publishLedger(sample);
  const sealed = [
    { commitment: commitment('ZZZZ-0000', '3', [1, 1, 1, 1]), reason: 'rating voided' },
    {
      commitment: commitment('CCCC-0000', '7', [10, 10, 10, 10]),
      reason: 'rating of a voided entry',
    },
    {
      commitment: entryCommitmentOf({ rulesHash: freezeRules(rules).hash, entry: 'CCCC-0000' }),
      reason: 'entry voided',
    },
  ];
  expect(ledger).toEqual({
    format: 'meritum-ledger/1',
    rules,
    rulesHash: freezeRules(rules).hash,
    root: treeOf(commitmentsOf(sample)).root,
    size: 11,
    entries: [
      { pseudonym: 'AAAA-0000', ratings: 2, score: '6.50', tier: null },
      { pseudonym: 'BBBB-0000', ratings: 1, score: null, tier: null },
      { pseudonym: 'ZZZZ-0000', name: 'Ada Lovelace', ratings: 2, score: '8.87', tier: 'Gold' },
    ],
    sealed: sealed.sort((one, other) => (one.commitment < other.commitment ? -1 : 1)),
  });
  expect(rows.map(({ entry, scores }) => `${entry} ${scores}`).sort()).toEqual([
    'AAAA-0000 6,6,6,6',
    'AAAA-0000 7,7,7,7',
    'BBBB-0000 10,10,10,10',
    'ZZZZ-0000 9,9,9,8',
    'ZZZZ-0000 9,9,9,9',
  ]);
});

test('the order of entries and ratings changes nothing; the seed changes the order of rows alone', () => {
  fc.assert(
    fc.property(season, (given) => {
      const turned = {
        ...given,
        entries: [...given.entries]
          .reverse()
          .map((one) => ({ ...one, ratings: [...one.ratings].reverse() })),
      };
      expect(publishLedger(turned)).toEqual(publishLedger(given));
      const { rows, ...rest } = publishLedger({ ...given, seed: 'another' });
      const { rows: before, ...restBefore } = publishLedger(given);
      const bySalt = (list: Ledger['rows']) =>
        [...list].sort((one, other) => (one.salt < other.salt ? -1 : 1));
      expect([rest, bySalt(rows)]).toEqual([restBefore, bySalt(before)]);
    }),
  );
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

test('the CSV has a line for each rating, and nothing in it is a formula', () => {
  const [ada] = sample.entries;
  const named = { ...sample, entries: [{ ...ada, name: '=cmd("x"), Ada' }] } as SeasonToPublish;
  expect(ledgerCsv(publishLedger(named)).split('\r\n').sort()).toEqual([
    '',
    'Entry,Name,Ratings,Score,Tier,Innovation,Methodology,Execution,Results,Salt',
    `ZZZZ-0000,"'=cmd(""x""), Ada",2,8.87,Gold,9,9,9,8,${salt('2')}`,
    `ZZZZ-0000,"'=cmd(""x""), Ada",2,8.87,Gold,9,9,9,9,${salt('1')}`,
  ]);
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
