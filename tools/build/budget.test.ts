import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep, keepBudgets } from './budget';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'budget-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

function put(file: string, content: string | number) {
  const path = join(dist, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : 'x'.repeat(content));
}

test('a file counts as browsers are sent it: compressed, where it is', async () => {
  put('a.js', 900);
  put('a.js.br', 300);
  put('b.woff2', 200);
  const files = ['a.js', 'b.woff2'];
  await expect(keep({ what: 'all', most: 500, files }, dist)).resolves.toBeUndefined();
  await expect(keep({ what: 'all', most: 499, files }, dist)).rejects.toThrow(
    'Too heavy by 1 bytes of 499: all.',
  );
});

/** A build of the shell whose fonts have this size. */
function shell(font: number) {
  const face = (name: string) => `url(/assets/${name}.0a1b2c3d.woff2)`;
  const faces = ['news-basic', 'news-latin', 'text-basic'];
  put('index.html', `${faces.map(face).join()}<script src="/assets/start.0a1b2c3d.js">`);
  put('admin/index.html', '<script src="/assets/shell.0a1b2c3d.js">');
  for (const name of faces) put(`assets/${name}.0a1b2c3d.woff2`, font);
  put('assets/start.0a1b2c3d.js', 1_000);
  put('assets/shell.0a1b2c3d.js', 80_000);
}

test('the home page is weighed with the fonts of our own words, those of other languages aside', async () => {
  shell(18_000);
  await expect(keepBudgets('shell', dist)).resolves.toBeUndefined();
  shell(20_000);
  await expect(keepBudgets('shell', dist)).rejects.toThrow('home page before the first touch');
});

test('a build in which nothing is found to weigh fails, so that no budget is lost unseen', async () => {
  put('.ahead.json', '{}');
  await expect(keepBudgets('mf-public', dist)).rejects.toThrow('nothing to weigh');
});

test('other parts have no budget', async () => {
  await expect(keepBudgets('mf-admin', dist)).resolves.toBeUndefined();
});
