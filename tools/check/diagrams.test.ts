import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../parts';
import { filesBelow } from '../sources';
import { testFolder } from '../testing/folder';

const folder = testFolder();

const faultsOf = async (files: readonly string[]) => {
  const program = join(root, 'tools/check/diagrams.mjs');
  return (await promisify(execFile)(process.execPath, [program, ...files])).stdout;
};

test('all diagrams can be rendered', async () => {
  const documents = (await filesBelow(root)).filter((file) => file.endsWith('.md'));
  expect(await faultsOf(documents)).toBe('');
});

test('a broken diagram is reported with its file and error', async () => {
  const text = '# Broken\n\n```mermaid\nstateDiagram-v2\n  [*] --> : nothing\n```\n';
  expect(await faultsOf([folder.put('broken.md', text)])).toMatch(
    /broken\.md: .*Parse error on line 2/,
  );
});
