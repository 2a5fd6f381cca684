import fc from 'fast-check';
import * as z from 'zod';
import { rulesWith } from '../testing/rules';
import { someSeason } from '../testing/seasons';
import { commitmentOf, entryCommitmentOf, saltOf } from './commitment';
import { ledgerCsv } from './csv';
import { withoutEntry, withoutNameOf } from './erase';
import { findReceipt } from './find-receipt';
import { freezeRules } from './freeze';
import type { Ledger } from './ledger';
import { ledgerSchema } from './ledger-schema';
import { treeOf } from './merkle';
import { NotALedger, parseLedger } from './parse-ledger';
import { pseudonymFrom } from './pseudonym';
import { commitmentsOf, publishLedger, type SeasonToPublish } from './publish';
import { misfit } from './schema';
import { verifyLedger } from './verify';

const season = fc.nat().map(someSeason);
const rules = rulesWith({ minimumRatings: 2 });
const salt = (digit: string) => digit.repeat(64);
const rating = (digit: string, scores: readonly number[], isVoided = false) => ({
  scores,
  salt: salt(digit),
  isVoided,
});

const sample: SeasonToPublish = {
  rules,
  seed: 'any',
  entries: [
    {
      pseudonym: 'ZZZZ-0000',
      name: 'Ada Lovelace',
      isVoided: false,
      ratings: [
        rating('1', [9, 9, 9, 9]),
        rating('2', [9, 9, 9, 8]),
        rating('3', [1, 1, 1, 1], true),
      ],
    },
    {
      pseudonym: 'AAAA-0000',
      name: 'Low',
      isVoided: false,
      ratings: [rating('4', [6, 6, 6, 6]), rating('5', [7, 7, 7, 7])],
    },
    {
      pseudonym: 'BBBB-0000',
      name: 'Few',
      isVoided: false,
      ratings: [rating('6', [10, 10, 10, 10])],
    },
    {
      pseudonym: 'CCCC-0000',
      name: 'Out',
      isVoided: true,
      ratings: [rating('7', [10, 10, 10, 10])],
    },
  ],
};

const commitment = (entry: string, digit: string, scores: readonly number[]) =>
  commitmentOf({ rulesHash: freezeRules(rules).hash, entry, scores, salt: salt(digit) });

test('a ledger says what each entry came to, names awards only, and seals what was voided', () => {
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

test('a published ledger verifies, through its text, and conforms to its schema', () => {
  fc.assert(
    fc.property(season, (given) => {
      const ledger = publishLedger(given);
      const read = parseLedger(JSON.stringify(ledger));
      const { isValid, findings, entries, root, rulesHash } = verifyLedger(read, ledger);
      expect({ isValid, findings, entries, root, rulesHash }).toEqual({
        isValid: true,
        findings: [],
        entries: ledger.entries,
        root: ledger.root,
        rulesHash: ledger.rulesHash,
      });
    }),
  );
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

/** All places of a ledger that hold a digit, as its text has them. */
function withOneDigitFlipped(text: string, which: number): string {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const at = places[which % places.length] as number;
  return `${text.slice(0, at)}${(Number(text[at]) + 1 + (which % 9)) % 10}${text.slice(at + 1)}`;
}

function isDetected(text: string): boolean {
  try {
    return !verifyLedger(parseLedger(text)).isValid;
  } catch (error) {
    return error instanceof NotALedger;
  }
}

test('one flipped digit anywhere in a ledger is detected', () => {
  fc.assert(
    fc.property(season, fc.nat(), (given, which) => {
      const ledger = publishLedger(given);
      // A name is no part of what is proven; all that it may not do is stand where there is no award.
      const text = JSON.stringify({
        ...ledger,
        entries: ledger.entries.map(({ name: _, ...entry }) => entry),
      });
      const flipped = withOneDigitFlipped(text, which);
      fc.pre(
        flipped !== text && JSON.stringify(JSON.parse(text)) !== JSON.stringify(safeJson(flipped)),
      );
      expect(isDetected(flipped)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const tampered: readonly [
  name: string,
  change: (ledger: Ledger) => Ledger,
  codes: readonly string[],
][] = [
  [
    'a tier',
    (one) => ({ ...one, entries: one.entries.map((entry) => ({ ...entry, tier: 'Platinum' })) }),
    ['outcome'],
  ],
  [
    'a rating left out',
    (one) => ({ ...one, rows: one.rows.slice(1) }),
    ['root', 'size', 'outcome'],
  ],
  [
    'a rating added',
    (one) => ({
      ...one,
      rows: [...one.rows, { entry: 'AAAA-0000', scores: [9, 9, 9, 9], salt: salt('9') }],
    }),
    ['root', 'size', 'outcome'],
  ],
  [
    'a rating twice',
    (one) => ({ ...one, rows: [...one.rows, one.rows[0] as never] }),
    ['root', 'size', 'commitment-twice', 'outcome'],
  ],
  [
    'a rating moved to another entry',
    (one) => ({ ...one, rows: one.rows.map((row) => ({ ...row, entry: 'AAAA-0000' })) }),
    ['root', 'outcome'],
  ],
  [
    'a rating beyond the scale',
    (one) => ({ ...one, rows: one.rows.map((row) => ({ ...row, scores: [11, 9, 9, 9] })) }),
    ['root', 'scores', 'outcome'],
  ],
  [
    'a rule',
    (one) => ({ ...one, rules: { ...one.rules, codeVersion: '2' } }),
    ['rules-hash', 'root'],
  ],
  [
    'a name without an award',
    (one) => ({ ...one, entries: one.entries.map((entry) => ({ ...entry, name: 'Somebody' })) }),
    ['name'],
  ],
  [
    'an entry that is in no list',
    (one) => ({ ...one, entries: one.entries.slice(0, 2) }),
    ['root', 'size', 'entry-unknown'],
  ],
  [
    'an entry twice',
    (one) => ({ ...one, entries: [...one.entries, one.entries[0] as never] }),
    ['root', 'size', 'commitment-twice', 'entry-twice'],
  ],
  ['the number of commitments', (one) => ({ ...one, size: 8 }), ['size']],
];

test.each(tampered)('tampering is found: %s', (_, change, codes) => {
  const { isValid, findings } = verifyLedger(change(publishLedger(sample)));
  expect([isValid, [...new Set(findings.map(({ code }) => code))]]).toEqual([false, codes]);
});

test('a ledger that agrees with itself but not with what was published before is found out', () => {
  const { root, rulesHash } = publishLedger(sample);
  const other = publishLedger({ ...sample, rules: { ...rules, minimumRatings: 1 } });
  expect(verifyLedger(other).findings).toEqual([]);
  expect(verifyLedger(other, { root, rulesHash }).findings).toEqual([
    { code: 'rules-published' },
    { code: 'root-published' },
  ]);
});

test('erasing a name or an entry keeps the root, and all that remains verifies', () => {
  const ledger = publishLedger(sample);
  const unnamed = withoutNameOf(ledger, 'ZZZZ-0000');
  const without = withoutEntry(ledger, 'ZZZZ-0000');
  expect(JSON.stringify([unnamed, without])).not.toContain('Ada');
  expect(verifyLedger(unnamed, ledger)).toMatchObject({
    isValid: true,
    counts: { ratings: 5, erasedRatings: 0 },
  });
  expect(verifyLedger(without, ledger)).toMatchObject({
    isValid: true,
    root: ledger.root,
    counts: {
      entries: 2,
      ratings: 3,
      voidedEntries: 1,
      voidedRatings: 2,
      erasedEntries: 1,
      erasedRatings: 2,
    },
  });
  expect(JSON.stringify(without)).not.toContain('ZZZZ-0000');
});

test('a judge finds the own rating by its receipt, and a receipt that was given to another too', () => {
  const ledger = publishLedger(sample);
  const receipt = {
    commitment: commitment('ZZZZ-0000', '2', [9, 9, 9, 8]),
    judgeHalf: '2'.repeat(32),
  };
  expect([
    findReceipt(ledger, receipt),
    findReceipt(ledger, { ...receipt, judgeHalf: '0'.repeat(32) }),
    findReceipt(ledger, { ...receipt, commitment: commitment('ZZZZ-0000', '3', [1, 1, 1, 1]) }),
    findReceipt(ledger, { ...receipt, commitment: salt('0') }),
  ]).toEqual([
    { kind: 'published', entry: 'ZZZZ-0000', scores: [9, 9, 9, 8] },
    { kind: 'given to another' },
    { kind: 'sealed', reason: 'rating voided' },
    { kind: 'missing' },
  ]);
});

test('a salt is a half of the server and a half of the judge', () => {
  expect(saltOf({ serverHalf: '0'.repeat(32), judgeHalf: 'f'.repeat(32) })).toBe(
    '0'.repeat(32) + 'f'.repeat(32),
  );
  for (const judgeHalf of ['', 'f'.repeat(31), 'F'.repeat(32)])
    expect(() => saltOf({ serverHalf: '0'.repeat(32), judgeHalf })).toThrow(RangeError);
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

test('a pseudonym, a rating or rules that are none are refused', () => {
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

test('what is no ledger is refused with the place', () => {
  const ledger = publishLedger(sample);
  const messages = [
    '{',
    'null',
    JSON.stringify({ ...ledger, judge: 1 }),
    JSON.stringify({ ...ledger, rows: [{ ...ledger.rows[0], salt: 'x' }] }),
    JSON.stringify({ ...ledger, rules: { ...rules, season: '\ud800' } }),
    JSON.stringify({ ...ledger, rules: { ...rules, tiers: [...rules.tiers].reverse() } }),
  ].map((text) => {
    try {
      return parseLedger(text).format;
    } catch (error) {
      return error instanceof NotALedger ? error.message : error;
    }
  });
  expect(messages).toEqual([
    'This is not JSON.',
    'This is not a ledger; see the whole.',
    'This is not a ledger; see /judge.',
    'This is not a ledger; see /rows/0/salt.',
    'This is not a ledger; see /rules/season.',
    'These are no rules. The tiers do not go down in whole hundredths.',
  ]);
});

test('the schema means the same to zod, for ledgers of which a part was replaced', () => {
  const theirs = z.fromJSONSchema(JSON.parse(JSON.stringify(ledgerSchema)));
  const ledger = JSON.parse(JSON.stringify(publishLedger(sample)));
  const places = [...pathsOf(ledger)];
  const values = [
    null,
    0,
    -1,
    1.5,
    '',
    'x',
    '9.00',
    'a'.repeat(201),
    salt('a'),
    [],
    {},
    true,
    20_000_000,
  ];
  const said = places.flatMap((path) =>
    [...values, undefined].map((value) => {
      const changed = withPart(ledger, path, value);
      return [
        path.join('/'),
        value,
        misfit(ledgerSchema, changed) === undefined,
        theirs.safeParse(changed).success,
      ];
    }),
  );
  expect(said.filter(([, , ours, other]) => ours !== other)).toEqual([]);
  expect(said.length).toBeGreaterThan(1000);
});

function* pathsOf(value: unknown, path: string[] = []): Generator<string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) yield* pathsOf(member, [...path, name]);
}

/** A copy whose part at the path is another, or is missing. */
function withPart(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[name] = withPart(copy[name], rest, part);
  return JSON.parse(JSON.stringify(copy));
}
