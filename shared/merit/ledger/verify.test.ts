import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { commitment, rules, salt, sample, sample2 } from '../testing/sample';
import { arbitrarySeason, arbitrarySeason2 } from '../testing/seasons';
import { tamperings } from '../testing/tamperings';
import { commitmentOf } from './commitment';
import type { Ledger, LedgerOfFormat1, LedgerOfFormat2, LedgerRow } from './ledger';
import { NotALedger, parseLedger } from './parse-ledger';
import { publishLedger } from './publish';
import { receiptAnswers } from './receipt-answers';
import { verifyLedger } from './verify';

const season = fc.oneof(fc.nat().map(arbitrarySeason), fc.nat().map(arbitrarySeason2));

test('a published ledger verifies, through its text, and conforms to its schema', () => {
  forAll([season], (given) => {
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
  });
});

test('a ledger conforms to its schema with later members in its rules, and without', () => {
  const later = { largestLoadHundredths: 200, pairLimitHundredths: 50 };
  for (const own of [rules, { ...rules, ...later }]) {
    const ledger = publishLedger({ ...sample, rules: own });
    expect(verifyLedger(parseLedger(JSON.stringify(ledger))).isValid).toBe(true);
  }
});

/** Returns a ledger's text with one of its digits changed. */
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
  forAll([season, fc.nat()], { numRuns: 500 }, (given, which) => {
    const ledger = publishLedger(given);
    // In format 1 a name is not part of the proof; it only must not appear without an award.
    const unnamed = ledger.entries.map(({ name: _, ...entry }) => entry);
    const isFirst = ledger.format === 'meritum-ledger/1';
    const text = JSON.stringify({ ...ledger, ...(isFirst && { entries: unnamed }) });
    const flipped = withOneDigitFlipped(text, which);
    fc.pre(
      flipped !== text && JSON.stringify(JSON.parse(text)) !== JSON.stringify(safeJson(flipped)),
    );
    expect(isDetected(flipped)).toBe(true);
  });
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

test.each(tamperings)('tampering of format 2 is found: %s', (_, change, code) => {
  const ledger = publishLedger(sample2);
  const changed = change(ledger as LedgerOfFormat2);
  const { findings } = verifyLedger(parseLedger(JSON.stringify(changed)), ledger);
  expect(findings.map((one) => one.code)).toContain(code);
});

test('low ratings cannot be hidden as those of an erased or voided entry', () => {
  // In format 1 a seal does not say whose it is; the entry itself has to be sealed too.
  const { root, ...ledger } = publishLedger(sample) as LedgerOfFormat1;
  const low = ledger.rows.find(({ entry }) => entry === 'AAAA-0000') as LedgerRow;
  const seal = (reason: 'rating of an erased entry' | 'rating of a voided entry') => ({
    ...ledger,
    root,
    rows: ledger.rows.filter((row) => row !== low),
    entries: ledger.entries.map((one) =>
      one.pseudonym === low.entry ? { ...one, ratings: 1, score: null } : one,
    ),
    sealed: [
      ...ledger.sealed.filter((one) => !one.reason.includes('entry voided')),
      { commitment: commitmentOf({ rulesHash: ledger.rulesHash, ...low }), reason },
    ],
  });
  for (const reason of ['rating of an erased entry', 'rating of a voided entry'] as const)
    expect(verifyLedger(seal(reason)).findings).toContainEqual({ code: 'seal' });
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

test.each([
  ['1', sample],
  ['2', sample2],
])('erasing an entry keeps root and voids of format %s, and the rest verifies', (_, season) => {
  const ledger = publishLedger(season);
  const entries = season.entries.map(({ nameSalt: _salt, ...entry }) => ({
    ...entry,
    isErased: entry.pseudonym === 'ZZZZ-0000',
  }));
  const without = publishLedger({ ...season, entries });
  expect(verifyLedger(parseLedger(JSON.stringify(without)), ledger)).toMatchObject({
    findings: [],
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
  expect(JSON.stringify(without)).not.toMatch(/Ada|9,9,9|1,1,1/);
});

test('a judge finds a voided rating, and one of a voided entry, by its receipt', () => {
  const ledger = publishLedger(sample2);
  const answer = receiptAnswers(ledger, ledger.root);
  const find = (entry: string, digit: string, scores: readonly number[]) =>
    answer(
      { commitment: commitment(entry, digit, scores), judgeHalf: digit.repeat(32) },
      'not checked',
    );
  expect([find('ZZZZ-0000', '3', [1, 1, 1, 1]), find('CCCC-0000', '7', [10, 10, 10, 10])]).toEqual([
    { kind: 'voided', entry: 'ZZZZ-0000', scores: [1, 1, 1, 1], reason: 'conflict' },
    { kind: 'sealed', reason: 'rating of a voided entry' },
  ]);
});
