import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { ledgerOf } from '../testing/ledgers';
import { rules, salt, sample } from '../testing/sample';
import { arbitrarySeason } from '../testing/seasons';
import { tamperings } from '../testing/tamperings';
import type { Ledger } from './ledger';
import { NotALedger, parseLedger } from './parse-ledger';
import { verifyLedger } from './verify';

const season = fc.nat().map(arbitrarySeason);

test('a published ledger verifies, through its text, and conforms to its schema', () => {
  forAll([season], (given) => {
    const ledger = ledgerOf(given);
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
    const { statement, ...undecided } = ledgerOf(given);
    const text = JSON.stringify(undecided);
    const flipped = withOneDigitFlipped(text, which);
    fc.pre(
      flipped !== text && JSON.stringify(JSON.parse(text)) !== JSON.stringify(safeJson(flipped)),
    );
    // Two organisers confirmed the statement's hash, which is published.
    const whole = `${flipped.slice(0, -1)},"statement":${JSON.stringify(statement)}}`;
    expect(isDetected(whole)).toBe(true);
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
    ['root', 'size', 'outcome', 'decision', 'judges'],
  ],
  [
    'a rating added',
    (one) => ({
      ...one,
      rows: [...one.rows, { entry: 'AAAA-0000', scores: [9, 9, 9, 9], salt: salt('9') }],
    }),
    ['root', 'size', 'outcome', 'decision', 'judges'],
  ],
  [
    'a rating twice',
    (one) => ({ ...one, rows: [...one.rows, one.rows[0] as never] }),
    ['root', 'size', 'commitment-twice', 'outcome', 'decision', 'judges'],
  ],
  [
    'a rating moved to another entry',
    (one) => ({ ...one, rows: one.rows.map((row) => ({ ...row, entry: 'AAAA-0000' })) }),
    ['root', 'outcome', 'decision'],
  ],
  [
    'a rating beyond the scale',
    (one) => ({ ...one, rows: one.rows.map((row) => ({ ...row, scores: [11, 9, 9, 9] })) }),
    ['root', 'scores', 'outcome', 'decision'],
  ],
  [
    'a rule',
    (one) => ({ ...one, rules: { ...one.rules, codeVersion: '2' } }),
    ['rules-hash', 'root', 'decision', 'voids-root'],
  ],
  [
    'a name without an award',
    (one) => ({ ...one, entries: one.entries.map((entry) => ({ ...entry, name: 'Somebody' })) }),
    ['name', 'name-hash'],
  ],
  [
    'an entry that is in no list',
    (one) => ({ ...one, entries: one.entries.slice(0, 2) }),
    ['root', 'size', 'entry-unknown', 'decision', 'judges'],
  ],
  [
    'an entry twice',
    (one) => ({ ...one, entries: [...one.entries, one.entries[0] as never] }),
    ['root', 'size', 'commitment-twice', 'entry-twice', 'decision'],
  ],
  ['the number of commitments', (one) => ({ ...one, size: 8 }), ['size']],
];

test.each(tampered)('tampering is found: %s', (_, change, codes) => {
  const { isValid, findings } = verifyLedger(change(ledgerOf(sample)));
  expect([isValid, [...new Set(findings.map(({ code }) => code))]]).toEqual([false, codes]);
});

test.each(tamperings)('forgery is found: %s', (_, change, code) => {
  const ledger = ledgerOf(sample);
  const changed = change(ledger);
  const { findings } = verifyLedger(parseLedger(JSON.stringify(changed)), ledger);
  expect(findings.map((one) => one.code)).toContain(code);
});

test('a ledger that agrees with itself but not with what was published before is found out', () => {
  const { root, rulesHash } = ledgerOf(sample);
  const other = ledgerOf({ ...sample, rules: { ...rules, minimumRatings: 1 } });
  expect(verifyLedger(other).findings).toEqual([]);
  expect(verifyLedger(other, { root, rulesHash }).findings).toEqual([
    { code: 'rules-published' },
    { code: 'root-published' },
  ]);
});

test('erasing an entry keeps root and voids, and the rest verifies', () => {
  const ledger = ledgerOf(sample);
  const entries = sample.entries.map(({ nameSalt: _salt, ...entry }) => ({
    ...entry,
    isErased: entry.pseudonym === 'ZZZZ-0000',
  }));
  const without = ledgerOf({ ...sample, entries });
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
