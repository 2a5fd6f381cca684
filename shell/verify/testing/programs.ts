import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleVerifier } from '../../build/verifier';

const root = join(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Without Python, tests that compare the second implementation are skipped, as titles say. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Writes a file for a program, with one line for each text or JSON value. */
export function written(name: string, ...contents: readonly unknown[]): string {
  const file = join(folder, name);
  const lines = contents.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  writeFileSync(file, lines.join('\n'));
  return file;
}

export function ran(program: string, ...args: readonly string[]) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (error) throw error;
  return { status, stdout, stderr };
}

/** Runs the plan verifier that the site offers. */
export function verifyPlanProgram() {
  const file = join(folder, 'verify-plan.mjs');
  beforeAll(async () => writeFileSync(file, await bundleVerifier()));
  return (...args: string[]) => ran(process.execPath, file, ...args);
}
