import type { CallContract } from '@meritum/shared/contracts/calls/call';
import { contract, operations } from '@meritum/shared/contracts/calls/contract';
import * as z from 'zod/mini';

/** Limits of a body, and Node's limit for headers, path and query together. */
const maxBytes = { body: 256 * 1_024, headers: 16_384, query: 16_384, params: 16_384 };

/** Far more than any schema needs, and too short for other callers to notice. */
const maxMilliseconds = 400;

const filled = (unit: string, bytes: number, end = '') =>
  unit.repeat(Math.max(1, Math.floor((bytes - end.length) / Buffer.byteLength(unit)))) + end;

/** Texts that make careless patterns backtrack, because each fails only at its end. */
const nasty: Record<string, (bytes: number) => string> = {
  dots: (bytes) => filled('.', bytes, '!'),
  spaces: (bytes) => filled(' ', bytes, 'x'),
  'line breaks': (bytes) => filled('\r\n', bytes, 'x'),
  'at signs': (bytes) => filled('@', bytes),
  'one address after another': (bytes) => filled('a@', bytes, '!'),
  'an address that does not end': (bytes) => `a@${filled('a.', bytes, '!')}`,
  'a domain of hyphens': (bytes) => `a@${filled('-a', bytes, '-')}`,
  'the letter a': (bytes) => filled('a', bytes, '!'),
  digits: (bytes) => filled('0', bytes, 'x'),
  slashes: (bytes) => `https://${filled('/', bytes, '\\')}`,
  'an address with a long query': (bytes) => `https://www.linkedin.com/in/${filled('%41', bytes)}`,
  'nested braces': (bytes) => filled('{[(', bytes),
  'what cannot be seen': (bytes) => filled('\u200b\u200d', bytes, 'x'),
  'combining marks': (bytes) => `a${filled('\u0301', bytes)}`,
  'halves of surrogates': (bytes) => filled('\ud800', bytes),
  'the widest character': (bytes) => filled('\ufdfa', bytes),
  'words of one letter': (bytes) => filled('a ', bytes),
  'hyphens and quotes': (bytes) => filled(`-'`, bytes),
};

const made = new Map<string, string>();

function nastyText(kind: string, bytes: number): string {
  const name = `${kind} ${bytes}`;
  const text = made.get(name) ?? nasty[kind]?.(bytes) ?? '';
  made.set(name, text);
  return text;
}

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

/** A text in a schema, with the schema of the field that contains it. */
interface TextField {
  path: Path;
  field: Schema;
}

/** Paths to the texts in a schema, including the first item of arrays. */
function textFields(schema: Schema | undefined, path: Path = [], field = schema): TextField[] {
  const def = schema?._zod.def as
    | {
        type: string;
        shape?: Record<string, Schema>;
        element?: Schema;
        innerType?: Schema;
        in?: Schema;
        options?: Schema[];
        valueType?: Schema;
      }
    | undefined;
  if (!def) return [];
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, each]) => textFields(each, [...path, name]));
  if (def.element) return textFields(def.element, [...path, 0], field);
  if (def.valueType) return textFields(def.valueType, [...path, 'key'], field);
  if (def.options) return def.options.flatMap((option) => textFields(option, path, field));
  const within = def.innerType ?? def.in;
  if (within) return textFields(within, path, field);
  const isText = ['string', 'enum', 'literal', 'template_literal'].includes(def.type);
  return isText && field ? [{ path, field }] : [];
}

/** A value with `text` at one path. */
function valueWith([first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  const inner = valueWith(rest, text);
  return typeof first === 'number' ? [inner] : { [first]: inner };
}

/** CPU time of parsing, independent of other load. */
function millisecondsFor(schema: Schema, input: unknown): number {
  const before = process.cpuUsage();
  z.safeParse(schema, input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const parts = ['body', 'headers', 'query', 'params'] as const;

const taking = operations.flatMap((name) =>
  parts.flatMap((part) => {
    const schema = (contract[name] as CallContract)[part] as Schema | undefined;
    return schema ? [{ name, part, schema }] : [];
  }),
);

test('each call that takes a text is found', () => {
  const fields = taking.flatMap(({ name, part, schema }) =>
    textFields(schema).map(({ path }) => `${name}: ${[part, ...path].join('.')}`),
  );
  expect(fields.length).toBeGreaterThan(40);
  expect(fields).toContain('signIn: body.email');
  expect(fields).toContain('submitTechNomination: body.essay');
  expect(fields).toContain('submitTechNomination: headers.idempotency-key');
});

/** Skips fields that many calls share after the first time. */
const tried = new Set<Schema>();

test.each(taking)(
  '$name quickly refuses the worst $part of the maximum size',
  ({ schema, part }) => {
    const slow: [string, string, number][] = [];
    const fresh = textFields(schema).filter(({ field }) => !tried.has(field));
    for (const { path, field } of fresh) {
      tried.add(field);
      for (const kind of Object.keys(nasty)) {
        const took = millisecondsFor(schema, valueWith(path, nastyText(kind, maxBytes[part])));
        if (took > maxMilliseconds) slow.push([path.join('.'), kind, took]);
      }
    }
    expect(slow).toEqual([]);
  },
);

const keys = Object.fromEntries(Array.from({ length: 25_000 }, (_, at) => [`k${at}`, 0]));
const nested = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
const bodies = taking.filter(({ part }) => part === 'body');

test.each(bodies)('$name quickly refuses a body of only keys or nesting', ({ schema }) => {
  const first = textFields(schema)[0]?.path ?? ['none'];
  const inputs = [keys, nested, { [String(first[0])]: nested }, { [String(first[0])]: keys }];
  const took = inputs.map((input) => millisecondsFor(schema, input));
  expect(took.filter((milliseconds) => milliseconds > maxMilliseconds)).toEqual([]);
});

test('a schema that backtracks would be noticed', () => {
  // Quadratic on purpose, with a shorter text: it proves that slow patterns are noticed.
  const careless = z.string().check(z.regex(/^(?:[.\s]*[.\s])*$/));
  expect(millisecondsFor(careless, `${'.'.repeat(24)}!`)).toBeGreaterThan(maxMilliseconds);
});
