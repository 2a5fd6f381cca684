import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { testFolder } from '../testing/folder';
import { keep, keepBudgets, scriptsOfHome } from './budget';

const folder = testFolder();
const put = (file: string, content: string | number) =>
  folder.put(file, typeof content === 'string' ? content : 'x'.repeat(content));

test('a compressed file counts with the size that a release has', async () => {
  const script = randomBytes(450).toString('hex');
  const compressed = brotliCompressSync(script).length;
  put('a.js', script);
  put('a.js.br', script);
  put('b.woff2', 200);
  const files = ['a.js', 'b.woff2'];
  await expect(
    keep({ what: 'all', most: compressed + 200, files }, folder.path),
  ).resolves.toBeUndefined();
  await expect(keep({ what: 'all', most: compressed + 199, files }, folder.path)).rejects.toThrow(
    `Over budget by 1 bytes of ${compressed + 199}: all.`,
  );
});

/** A build of the shell with fonts of this size and this script on the home page. */
function shell(font: number, { start = 'start()', main = '' } = {}) {
  const face = (name: string) => `url(/assets/${name}.0a1b2c3d.woff2)`;
  const faces = ['news-basic', 'news-latin', 'text-basic'];
  put('index.html', `${faces.map(face).join()}${main}<script data-app="a.js">${start}</script>`);
  put('winners/index.html', '');
  put('favicon.svg', 400);
  put('admin/index.html', '<script src="/assets/shell.0a1b2c3d.js">');
  for (const name of faces) put(`assets/${name}.0a1b2c3d.woff2`, font);
  put('assets/shell.0a1b2c3d.js', scriptsOfHome.shell);
}

test('the home page is weighed with the Latin fonts only', async () => {
  shell(18_000);
  await expect(keepBudgets('shell', folder.path)).resolves.toBeUndefined();
  shell(20_000);
  await expect(keepBudgets('shell', folder.path)).rejects.toThrow(
    'home page before the first touch',
  );
});

test('it is weighed with its pictures, except those that are drawn only when near', async () => {
  const picture =
    '<img loading="lazy" src="/remotes/mf-public/assets/ilka-thornwhistle.0a1b2c3d.svg"/>';
  shell(19_600);
  await expect(keepBudgets('shell', folder.path)).resolves.toBeUndefined();
  shell(19_600, { main: `<div class="Later-module__later">${picture}</div>` });
  await expect(keepBudgets('shell', folder.path)).resolves.toBeUndefined();
  shell(19_600, { main: picture });
  await expect(keepBudgets('shell', folder.path)).rejects.toThrow('before the first touch');
});

test('all scripts of the home page together are at most 99.3 kB, each part within its share', async () => {
  const shares = Object.values(scriptsOfHome).reduce((sum, share) => sum + share, 0);
  expect(shares).toBeLessThanOrEqual(99_300);
  // Hexadecimal digits of random bytes compress to half their length.
  shell(1_000, { start: randomBytes(scriptsOfHome.start + 20).toString('hex') });
  await expect(keepBudgets('shell', folder.path)).rejects.toThrow('start script of the home page');
  shell(1_000, { start: randomBytes(scriptsOfHome.start - 50).toString('hex') });
  await expect(keepBudgets('shell', folder.path)).resolves.toBeUndefined();
  put('assets/shell.0a1b2c3d.js', scriptsOfHome.shell + 1);
  await expect(keepBudgets('shell', folder.path)).rejects.toThrow('scripts of the shell');
  put('.ahead.json', '{"":["entry.js"],"home":["home.js","home.css"]}');
  put('entry.js', 10_000);
  put('home.css', 50_000);
  put('home.js', scriptsOfHome.publicSite - 10_000);
  await expect(keepBudgets('mf-public', folder.path)).resolves.toBeUndefined();
  put('home.js', scriptsOfHome.publicSite - 9_999);
  await expect(keepBudgets('mf-public', folder.path)).rejects.toThrow('scripts of the home page');
});

test('a build without files to weigh fails', async () => {
  put('.ahead.json', '{}');
  await expect(keepBudgets('mf-public', folder.path)).rejects.toThrow(
    'Nothing found for the budget',
  );
});
