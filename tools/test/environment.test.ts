import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../parts';
import { runNode } from '../processes/node-process';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'environment-'));
  await mkdir(join(folder, 'testing'));
});
afterEach(() => rm(folder, { recursive: true }));

const config = () => ({
  rootDir: folder,
  testEnvironment: join(root, 'tools/test/environment.ts'),
  runtime: join(root, 'tools/test/runtime.cjs'),
  transform: {
    '\\.ts$': [
      join(root, 'node_modules/@swc/jest'),
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
    ],
  },
  restoreMocks: true,
});

async function jestOn(files: Record<string, string>) {
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
  const args = ['-i', '--cacheDirectory', join(folder, 'cache'), '--config'];
  return runNode(['node_modules/jest/bin/jest.js', ...args, JSON.stringify(config())]);
}

/** Runs test files one after the other in one process, of which each notes how often it was used. */
async function run(tests: Record<string, string>) {
  const counter = 'let uses = 0; exports.use = () => ++uses;';
  const files = {
    'product.js': counter,
    'testing/cast.js': counter,
    'over-the-cast.js': `require('./testing/cast'); ${counter}`,
    ...tests,
  };
  const { exitCode, all } = await jestOn(files);
  expect([exitCode, exitCode === 0 ? '' : all]).toEqual([0, '']);
  return (await readFile(join(folder, 'uses'), 'utf8')).trim().split('\n');
}

const noting = (module: string) =>
  `require('node:fs').appendFileSync('${folder}/uses', require('${module}').use() + '\\n');`;

/** Leaves behind whatever a test file can, and finds nothing of it. */
const leaving = () => `test('nothing is left', () => {
  const real = new Date().getFullYear() < 3000 && Math.random() < 1;
  const left = ['left' in globalThis, 'left' in process, process.env.LEFT, typeof setTimeout.left];
  expect([real, typeof fetch, ...left]).toEqual([true, 'function', false, false, undefined, 'undefined']);
  globalThis.left = process.left = 1;
  process.env.LEFT = '1';
  globalThis.fetch = 1;
  globalThis.setTimeout = Object.assign(() => {}, { left: 1 });
  jest.spyOn(Math, 'random').mockReturnValue(4);
  jest.useFakeTimers({ now: new Date('4000-01-01') });
  ${noting('./product')}
});`;

test('what is not of tests is kept for the next test file, and nothing that one leaves behind', async () => {
  const uses = await run({ 'one.test.js': leaving(), 'two.test.js': leaving() });
  expect(uses).toEqual(['1', '2']);
});

test.each([
  ['a module of tests', './testing/cast'],
  ['what imports one', './over-the-cast'],
])('%s is evaluated anew for each test file', async (_, module) => {
  const using = `test('used', () => { ${noting(module)} });`;
  expect(await run({ 'one.test.js': using, 'two.test.js': using })).toEqual(['1', '1']);
});

test('a test file that mocks modules has modules of its own', async () => {
  const mocking = `jest.mock('./other', () => 1, { virtual: true }); ${leaving()}`;
  const files = { 'one.test.js': leaving(), 'two.test.js': mocking, 'three.test.js': mocking };
  expect(await run(files)).toEqual(['1', '1', '1']);
});

test('what goes wrong in a test or its hook is the failure of that test, also where nobody waits for it', async () => {
  const { exitCode, all } = await jestOn({
    'one.test.js': `
      const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
      test('before', soon);
      test('unhandled', async () => { void Promise.reject(new Error('nobody caught it')); await soon(); });
      test('between', soon);
      describe('hooks', () => {
        beforeEach(() => { throw new Error('in the hook'); });
        test('with one', soon);
      });
      test('after', soon);`,
  });
  const results = all.match(/[✓✕] \w[\w ]*\w/g);
  const expected = ['✓ before', '✕ unhandled', '✓ between', '✓ after', '✕ with one'];
  expect([exitCode, results?.toSorted()]).toEqual([1, expected.toSorted()]);
  expect(all).toContain('nobody caught it');
});

test('tests that would run at once fail: errors could not be told apart', async () => {
  const { exitCode, all } = await jestOn({
    'one.test.js': `const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
      test.concurrent('one', soon); test.concurrent('another', soon);`,
  });
  expect(exitCode).toBe(1);
  expect(all).toContain('Tests run one after the other here');
});
