import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testDatabase } from '../testing/database';
import { programOf, runMeritum } from '../testing/program';
import { steps } from './platform/migrations/steps';

const program = join(import.meta.dirname, 'meritum.ts');

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

const db = testDatabase();
const settings = () => ({
  MONGODB_URI: process.env.TEST_MONGODB_URI ?? '',
  NODE_ENV: 'development',
  MONGODB_DATABASE: db().databaseName,
  PORT: '0',
});

/** The process as it runs in production, with nothing of this one's environment. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [programOf(program), 'serve'], {
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  running.add(child);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const said = async (text: string) => {
    for await (const line of createInterface(child.stdout)) if (line.includes(text)) return line;
    return '';
  };
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number, stderr }));
  return { child, said, ended };
}

test('a bad configuration ends it with every bad variable and no stack', async () => {
  const { code, stderr } = await runMeritum(['serve'], { NODE_ENV: 'production', PORT: 'x' });
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'The settings of the API cannot be used:',
    '  PORT must be a whole number',
    expect.stringMatching(/^ {2}MONGODB_URI is required/),
    expect.stringMatching(/^ {2}PUBLIC_ORIGIN is required in production/),
    expect.stringMatching(/^ {2}JWT_SECRET is required in production/),
  ]);
}, 20_000);

test('a site that is not JSON is a bad variable too, though it is read before the others', async () => {
  const { code, stderr } = await runMeritum(['serve'], { MERITUM_SITE: '{"origin":' });
  expect([code, stderr.trim().split('\n')]).toEqual([
    1,
    [
      'The settings of the API cannot be used:',
      expect.stringMatching(/^ {2}MERITUM_SITE must be JSON/),
    ],
  ]);
}, 20_000);

test('SIGTERM stops it, and it leaves with 0', async () => {
  const { child, said, ended } = start(settings());
  expect(await said('Server listening')).toContain('http://127.0.0.1:');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, stderr: '' });
}, 20_000);

test('two that start at once run each migration once', async () => {
  const both = [start(settings()), start(settings())];
  const applied = await Promise.all(
    both.map(async ({ child }) => {
      const found: string[] = [];
      for await (const line of createInterface(child.stdout)) {
        const { msg, migration = '' } = JSON.parse(line) as { msg: string; migration?: string };
        if (msg === 'a migration was applied') found.push(migration);
        if (msg === 'the database is connected') return found;
      }
      throw new Error('It ended before it was connected');
    }),
  );
  expect(applied.flat().sort()).toEqual(steps.map(({ id }) => id));
}, 40_000);

test('a migration that fails ends the start, and says which one and why', async () => {
  await db().collection('accounts').insertOne({ email: 'early@example.com' });
  const { code, stderr } = await runMeritum(['serve'], settings());
  expect([code, stderr]).toEqual([
    1,
    'Migration 0017-first-release (the data is not of the time before the first release) failed: ' +
      'it is. Start commit 9579f251 on this database once, or begin with an empty one\n',
  ]);
}, 20_000);
