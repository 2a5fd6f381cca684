import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../parts';
import { filesBelow } from '../sources';
import { testFolder } from '../testing/folder';

const folder = testFolder();

test('all diagrams can be rendered, and a broken one is reported with its file and error', async () => {
  const documents = (await filesBelow(root)).filter((file) => file.endsWith('.md'));
  const text = '# Broken\n\n```mermaid\nstateDiagram-v2\n  [*] --> : nothing\n```\n';
  const program = join(root, 'tools/check/diagrams.mjs');
  const args = [program, ...documents, folder.put('broken.md', text)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(/^\S*broken\.md: .*Parse error on line 2/);
});
