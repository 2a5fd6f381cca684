import fc from 'fast-check';
import { decided, device, kinds, passkeySignature } from '../testing/decision';
import { forAll } from '../testing/for-all';
import { statementOf } from '../testing/ledgers';
import { sample } from '../testing/sample';
import { arbitrarySeason } from '../testing/seasons';
import { parseLedger } from './parse-ledger';
import { signaturesOf, withSignatures } from './passkey-signatures';
import { publishLedger } from './publish';
import { actsOf, actWords, isStatementOf } from './statement';
import { verifyLedger } from './verify';

const ledger = publishLedger(arbitrarySeason(5));
const check = (text: string) => {
  const read = parseLedger(text);
  return withSignatures(verifyLedger(read), read);
};

test.each(kinds)('a signature by %s is valid for its text alone', async (kind) => {
  const own = await device(kind);
  const statement = statementOf(ledger);
  const signatures = [await passkeySignature(own, statement)];
  expect(await signaturesOf({ statement, signatures })).toEqual(['valid']);
  expect(await signaturesOf({ statement: `${statement} `, signatures })).toEqual(['invalid']);
  const [first] = signatures;
  const other = await passkeySignature(await device(kind), statement);
  const swapped = [{ ...other, publicKey: first?.publicKey ?? other.publicKey }];
  expect(await signaturesOf({ statement, signatures: swapped })).toEqual(['invalid']);
});

test.each([
  ['a sign-in', { type: 'webauthn.create' }],
  ['a device that did not see its owner', { flags: 0b001 }],
])('a signature of %s does not count', async (_, changes) => {
  const statement = statementOf(ledger);
  const signatures = [await passkeySignature(await device('ES256'), statement, changes)];
  expect(await signaturesOf({ statement, signatures })).toEqual(['invalid']);
});

test('two signatures by the same passkey are not two organisers', async () => {
  const statement = statementOf(ledger);
  const own = await device('ES256');
  const twice = [passkeySignature(own, statement), passkeySignature(own, statement)];
  const signatures = await Promise.all(twice);
  expect(await signaturesOf({ statement, signatures })).toEqual(['valid', 'invalid']);
});

test('one flipped digit anywhere in a signed decision is detected', async () => {
  const signed = await decided(ledger, 'ES256', 'Ed25519');
  expect((await check(JSON.stringify(signed))).isValid).toBe(true);
  const { statement } = signed.decision;
  const places = [...statement.matchAll(/\d/g)].map(({ index }) => index);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), async (at, by) => {
      const digit = (Number(statement[at]) + by) % 10;
      const changed = `${statement.slice(0, at)}${digit}${statement.slice(at + 1)}`;
      const decision = { ...signed.decision, statement: changed };
      expect((await check(JSON.stringify({ ...signed, decision }))).isValid).toBe(false);
    }),
  );
});

test('a statement is about one ledger, also once an entry of it is erased', () => {
  forAll([fc.nat(), fc.nat()], (one, other) => {
    const season = arbitrarySeason(one);
    const published = publishLedger(season);
    const statement = statementOf(published);
    const [first, ...others] = season.entries;
    const entries = first ? [{ ...first, isErased: true }, ...others] : [];
    expect(isStatementOf(statement, publishLedger({ ...season, entries }))).toBe(true);
    const another = publishLedger(arbitrarySeason(other));
    const isSame = another.root === published.root && another.rulesHash === published.rulesHash;
    expect(isStatementOf(statement, another)).toBe(isSame);
  });
});

test('voiding another rating of the same entry for the same reason is detected', () => {
  const voiding = (which: number) =>
    publishLedger({
      ...sample,
      entries: sample.entries.map((entry) => ({
        ...entry,
        ratings: entry.ratings.map((rating, index) => ({
          ...rating,
          voided: entry.pseudonym === 'AAAA-0000' && index === which ? 'error' : rating.voided,
        })),
      })),
    });
  const statement = statementOf(voiding(0));
  const isAbout = (which: number) => isStatementOf(statement, voiding(which));
  expect([isAbout(0), isAbout(1)]).toEqual([true, false]);
});

test('acts are counted by kind, with the number of organisers, and none is left out', () => {
  const acts = actsOf([
    { kind: 'judges verified', hash: '', organiser: 'a' },
    { kind: 'judges verified', hash: '', organiser: 'a' },
    { kind: 'recusals', hash: '', organiser: null },
    { kind: 'entries voided', hash: '', organiser: 'a' },
  ]);
  expect(acts.map(actWords)).toEqual([
    'Judges verified: 2, by 1 organiser',
    'Judges rejected: 0',
    'Judges deactivated: 0',
    'Nominations returned: 0',
    'Assignments replaced: 0',
    'Recusals: 1',
    'Ratings voided: 0',
    'Entries voided: 1, confirmed by 1 organiser',
    'Conflicts lifted: 0',
  ]);
});
