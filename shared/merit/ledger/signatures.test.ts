import fc from 'fast-check';
import { decided, device, kinds, passkeySignature, statementOf } from '../testing/decision';
import { arbitrarySeason } from '../testing/seasons';
import { withoutEntry } from './erase';
import { parseLedger } from './parse-ledger';
import { publishLedger } from './publish';
import { signaturesOf, withSignatures } from './signatures';
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
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      const published = publishLedger(arbitrarySeason(one));
      const statement = statementOf(published);
      const [first] = published.entries;
      const left = first ? withoutEntry(published, first.pseudonym) : published;
      expect(isStatementOf(statement, left)).toBe(true);
      const another = publishLedger(arbitrarySeason(other));
      const isSame = another.root === published.root && another.rulesHash === published.rulesHash;
      expect(isStatementOf(statement, another)).toBe(isSame);
    }),
  );
});

test('a ledger with another void than was signed is detected', () => {
  const sealed = [{ commitment: 'a'.repeat(64), reason: 'rating voided' as const }];
  const statement = statementOf({ ...ledger, sealed });
  const swapped = [{ commitment: 'b'.repeat(64), reason: 'rating voided' as const }];
  expect(isStatementOf(statement, { ...ledger, sealed })).toBe(true);
  expect(isStatementOf(statement, { ...ledger, sealed: swapped })).toBe(false);
});

test('acts are counted by kind, with the number of organisers, and none is left out', () => {
  const acts = actsOf([
    { kind: 'judges verified', hash: '', organiser: 'a' },
    { kind: 'judges verified', hash: '', organiser: 'a' },
    { kind: 'recusals', hash: '', organiser: null },
  ]);
  expect(acts.map(actWords)).toEqual([
    'Judges verified: 2, by 1 organiser',
    'Judges rejected: 0',
    'Judges deactivated: 0',
    'Nominations returned: 0',
    'Assignments replaced: 0',
    'Recusals: 1',
    'Ratings voided: 0',
    'Entries voided: 0',
    'Conflicts lifted: 0',
  ]);
});
