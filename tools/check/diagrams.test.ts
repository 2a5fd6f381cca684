import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../parts';
import { filesBelow } from '../sources';

const faultsOf = async (files: readonly string[]) => {
  const program = join(root, 'tools/check/diagrams.mjs');
  return (await promisify(execFile)(process.execPath, [program, ...files])).stdout;
};

test('all diagrams can be rendered', async () => {
  const documents = (await filesBelow(root)).filter((file) => file.endsWith('.md'));
  expect(await faultsOf(documents)).toBe('');
});

test('a broken diagram is reported with its file and error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diagrams-'));
  const file = join(folder, 'broken.md');
  await writeFile(file, '# Broken\n\n```mermaid\nstateDiagram-v2\n  [*] --> : nothing\n```\n');
  const faults = await faultsOf([file]);
  await rm(folder, { recursive: true });
  expect(faults).toMatch(/broken\.md: .*Parse error on line 2/);
});
