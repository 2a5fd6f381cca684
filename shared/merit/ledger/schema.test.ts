import * as z from 'zod';
import { ledgerOf } from '../testing/ledgers';
import { rules, salt, sample } from '../testing/sample';
import { ledgerSchema } from './ledger-schema';
import { NotALedger, parseLedger } from './parse-ledger';
import { misfit } from './schema';

test('an invalid ledger is refused with the place of the fault', () => {
  const ledger = ledgerOf(sample);
  const unhashed = ledger.entries.map(({ nameHash: _, ...entry }) => entry);
  const messages = [
    '{',
    'null',
    JSON.stringify({ format: 'meritum-ledger/1', sealed: [] }),
    JSON.stringify({ ...ledger, format: 'meritum-ledger/3' }),
    JSON.stringify({ ...ledger, judge: 1 }),
    JSON.stringify({ ...ledger, decision: undefined }),
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
    'This is not a ledger; see /decision.',
    'This is not a ledger; see /entries/0/nameHash.',
    'This is not a ledger; see /rows/0/salt.',
    'This is not a ledger; see /rules/season.',
    'These are no rules. The tiers do not go down in whole hundredths.',
  ]);
});

test('zod reads the schema the same way, for ledgers with a replaced part', () => {
  const published = ledgerOf(sample);
  const theirs = z.fromJSONSchema(JSON.parse(JSON.stringify(ledgerSchema)));
  const ledger = JSON.parse(JSON.stringify(published));
  const places = [...pathsOf(ledger)];
  const texts = ['', 'x', '9.00', 'a'.repeat(201), salt('a')];
  const values = [null, true, 0, -1, 1.5, 20_000_000, [], {}, ...texts];
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

/** Returns a copy in which the part at the path is replaced or missing. */
function withPart(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[name] = withPart(copy[name], rest, part);
  return JSON.parse(JSON.stringify(copy));
}
