import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../parts';
import { filesBelow } from '../sources';

test('what is there for the embedded server alone is listed, and nothing else', async () => {
  const files = (await filesBelow(join(root, 'api/src'))).filter((file) => file.endsWith('.ts'));
  const marked = files.filter((file) => readFileSync(file, 'utf8').includes('@embedded'));
  const page = readFileSync(join(root, 'tools/database/README.md'), 'utf8');
  const listed = page.matchAll(/^\| `(api\/[^`]+)` \|/gm);
  expect([...listed].map(([, file]) => file).sort()).toEqual(
    marked.map((file) => relative(root, file)).sort(),
  );
});
