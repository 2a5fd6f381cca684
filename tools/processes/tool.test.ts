import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../parts';
import { endTools, runTool } from './tool';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tool-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function script(source: string): string {
  const file = join(folder, 'script.cjs');
  writeFileSync(file, source);
  return relative(root, file);
}

const pidIn = (file: string) => Number(readFileSync(join(folder, file), 'utf8'));

function isAlive(pid: number): boolean {
  try {
    // What has ended and is not yet taken note of has no command line.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition() && Date.now() < deadline) await new Promise((next) => setTimeout(next, 20));
  expect(condition()).toBe(true);
}

const leaves = (then: string) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'pid'))}, String(child.pid));
  child.unref();
  ${then}`;

test('a tool gets its settings and returns its exit code', async () => {
  const file = script('process.exit(process.env.WANTED === process.argv[2] ? 7 : 1);');
  expect(await runTool(file, ['this'], { env: { WANTED: 'this' } })).toBe(7);
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
