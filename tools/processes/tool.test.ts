import { join, relative } from 'node:path';
import { root } from '../parts';
import { testFolder } from '../testing/folder';
import { isAlive, until } from '../testing/processes';
import { endTools, runTool } from './tool';

const folder = testFolder();
const script = (source: string) => relative(root, folder.put('script.cjs', source));
const pidIn = (file: string) => Number(folder.read(file));

const leaves = (then: string) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  require('node:fs').writeFileSync(${JSON.stringify(join(folder.path, 'pid'))}, String(child.pid));
  child.unref();
  ${then}`;

test('a tool gets its settings and returns its exit code', async () => {
  const file = script('process.exit(process.env.WANTED === process.argv[2] ? 7 : 1);');
  expect(await runTool(file, ['this'], { env: { WANTED: 'this' } })).toBe(7);
});

test('what a tool says is shown in whole lines', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  const parts =
    "process.stdout.write('first '); setTimeout(() => console.log('line\\nsecond'), 50)";
  expect(await runTool(script(`${parts}; process.stderr.write('');`), [])).toBe(0);
  expect(said.mock.calls).toEqual([['first line'], ['second']]);
});

test('processes that a tool leaves behind are ended', async () => {
  expect(await runTool(script(leaves('process.exit(0);')), [])).toBe(0);
  await until(() => !isAlive(pidIn('pid')));
});

test('a hung tool is ended with its children and has failed', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const file = script(leaves('setInterval(() => {}, 1000);'));
  expect(await runTool(file, [], { limit: 1_500 })).toBe(1);
  expect(said.mock.calls).toEqual([[`Stopped after 0.025 minutes: ${file}`]]);
  await until(() => !isAlive(pidIn('pid')));
});

test('an aborted run ends its tools', async () => {
  const hanging = runTool(script(leaves('setInterval(() => {}, 1000);')), []);
  await until(() => {
    try {
      return pidIn('pid') > 0;
    } catch {
      return false;
    }
  });
  endTools();
  expect(await hanging).toBe(1);
  await until(() => !isAlive(pidIn('pid')));
});
