import { ledgerOf } from '../testing/ledgers';
import { rules, sample } from '../testing/sample';
import { NotALedger, parseLedger } from './parse-ledger';

test('an invalid ledger is refused with the place of the fault', () => {
  const ledger = ledgerOf(sample);
  const unhashed = ledger.entries.map(({ nameHash: _, ...entry }) => entry);
  const messages = [
    '{',
    'null',
    JSON.stringify({ format: 'meritum-ledger/1', sealed: [] }),
    JSON.stringify({ ...ledger, format: 'meritum-ledger/3' }),
    JSON.stringify({ ...ledger, judge: 1 }),
    JSON.stringify({ ...ledger, statement: undefined }),
    JSON.stringify({ ...ledger, entries: unhashed }),
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
    'This is not a ledger of the format meritum-ledger/2.',
    'This is not a ledger of the format meritum-ledger/2.',
    'This is not a ledger; see /judge.',
    'This is not a ledger; see /statement.',
    'This is not a ledger; see /entries/0/nameHash.',
    'This is not a ledger; see /rows/0/salt.',
    'This is not a ledger; see /rules/season.',
    'These are no rules. The tiers do not go down in whole hundredths.',
  ]);
});

const valid = ledgerOf(sample);
const withRow = (change: object) => ({ rows: [{ ...valid.rows[0], ...change }] });

test.each<[string, object, string]>([
  ['a fraction', { size: 1.5 }, '/size'],
  ['a number that is too small', { size: -1 }, '/size'],
  ['a number that is too large', { size: 20_000_000 }, '/size'],
  ['a text that is too long', { rules: { ...rules, season: 'a'.repeat(201) } }, '/rules/season'],
  ['a list that is too short', withRow({ scores: [] }), '/rows/0/scores'],
  ['a list that is too long', withRow({ scores: Array(21).fill(1) }), '/rows/0/scores'],
  ['nothing', { sealed: [null] }, '/sealed/0'],
  ['another reason', { voided: [{ ...valid.voided[0], reason: 'dislike' }] }, '/voided/0/reason'],
  [
    'neither a score nor none',
    { entries: [{ ...valid.entries[0], score: 9 }] },
    '/entries/0/score',
  ],
])('%s is refused at its place', (_, change, at) => {
  const text = JSON.stringify({ ...valid, ...change });
  expect(() => parseLedger(text)).toThrow(`This is not a ledger; see ${at}.`);
});
