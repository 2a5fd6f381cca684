import * as z from 'zod/mini';
import { suiteApp } from '../../../testing/app';
import { refusalOf } from './issues';

const suite = suiteApp();

function problemsOf(schema: z.core.$ZodType, value: unknown) {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) throw new Error('Nothing is wrong with it');
  return refusalOf(parsed.error).errors;
}

test('each unknown field is reported with its place', () => {
  const schema = z.object({ inner: z.strictObject({ a: z.optional(z.string()) }) });
  expect(problemsOf(schema, { inner: { 'b/c': 1, d: 2 } })).toEqual([
    { pointer: '/inner/b~1c', message: 'Unknown field' },
    { pointer: '/inner/d', message: 'Unknown field' },
  ]);
});

test.each<[string, z.core.$ZodType, unknown]>([
  ['This is missing', z.string(), undefined],
  ['This must be a text', z.string(), 7],
  ['This must be a number', z.number(), '7'],
  ['Use at most 3 characters', z.string().check(z.maxLength(3)), 'four'],
  ['This is missing', z.string().check(z.minLength(1)), ''],
  ['Use a number of at most 10', z.number().check(z.maximum(10)), 11],
  ['Give at most 1 entries', z.array(z.string()).check(z.maxLength(1)), ['a', 'b']],
  ['This has the wrong format', z.string().check(z.regex(/^[a-f]{24}$/)), 'x'],
  ['Choose one of: AI, Technology', z.enum(['AI', 'Technology']), 'Other'],
  ['This is not valid', z.union([z.string(), z.number()]), true],
])('problems are described in plain words: %s', (message, schema, value) => {
  expect(problemsOf(schema, value)).toEqual([{ pointer: '', message }]);
});

test('of several problems of one field the first is reported', () => {
  const period = z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .check(z.refine(({ from, to }) => from <= to, { path: ['to'], message: 'Give a later day' }));
  expect(problemsOf(period, { from: '2025-09-02', to: '' })).toEqual([
    { pointer: '/to', message: 'Give a date, such as 2026-01-31' },
  ]);
});

test('at most twenty problems are reported', () => {
  const fields = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field${at}`, 1]));
  const problems = problemsOf(z.strictObject({}), fields);
  expect(problems?.map(({ pointer }) => pointer)).toEqual(
    Array.from({ length: 20 }, (_, at) => `/field${at}`),
  );
  const numbers = Array.from({ length: 500 }, () => 'x');
  expect(problemsOf(z.array(z.number()), numbers)).toHaveLength(20);
});

test('long places and messages are cut', () => {
  const problems = problemsOf(z.strictObject({}), { ['x'.repeat(5_000)]: 1 });
  expect(problems).toEqual([{ pointer: `/${'x'.repeat(199)}`, message: 'Unknown field' }]);
  const [problem] = problemsOf(z.string().check(z.refine(() => false, 'y'.repeat(900))), '') ?? [];
  expect(problem?.message).toBe('y'.repeat(300));
});

test('209 KB of unknown fields get a reply of less than 3 KB', async () => {
  const payload: Record<string, number> = {};
  for (let at = 0; at < 19_000; at++) payload[`k${at.toString(36).padStart(6, '0')}`] = 1;
  expect(JSON.stringify(payload).length).toBeGreaterThan(209_000);
  const reply = await suite().app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    payload,
  });
  expect([reply.statusCode, reply.json<{ errors: object[] }>().errors.length]).toEqual([400, 20]);
  expect(reply.body.length).toBeLessThan(3_000);
});
