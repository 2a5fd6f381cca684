import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(__dirname, '../..');

test('what makes the claims of public pages true is there, and is no requirement that repeats them', async () => {
  const listed = await readFile(join(root, 'mf-public/src/pages/claims.json'), 'utf8');
  for (const source of Object.keys(JSON.parse(listed))) {
    const [file = '', ...rest] = source.split(': ');
    const words = rest.join(': ');
    expect(file).not.toMatch(/^docs\/requirements/);
    expect(await readFile(join(root, file), 'utf8')).toContain(words);
  }
});
