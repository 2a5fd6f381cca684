import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { markFile } from '../build/generation';
import { testFolder } from '../testing/folder';
import { deploy, goBack } from './deploy';

const folder = testFolder();
const chunkOf = (letter: string) => `main.${letter.repeat(8)}.js`;

/** Deploys a build with a page and a chunk of this name. */
async function deployed(letter: string): Promise<void> {
  const files = { 'index.html': `page ${letter}`, [chunkOf(letter)]: letter, 'a/b.txt': letter };
  for (const [file, content] of Object.entries(files))
    folder.put(`dist-${letter}/${file}`, content);
  const mark = { fingerprint: letter, files: Object.keys(files) };
  folder.put(`dist-${letter}/${markFile}`, JSON.stringify(mark));
  await deploy(folder.path, 'mf-judging', join(folder.path, `dist-${letter}`));
}

const live = (file: string) => `mf-judging/live/${file}`;
const isServed = (letter: string) => existsSync(join(folder.path, live(chunkOf(letter))));

test('a deploy serves the new build, and the chunks of earlier ones for a month after their last build', async () => {
  for (const letter of ['a', 'b', 'c']) await deployed(letter);
  expect([folder.read(live('index.html')), folder.read(live('a/b.txt'))]).toEqual(['page c', 'c']);
  expect(['a', 'b', 'c'].map(isServed)).toEqual([true, true, true]);
  const longAgo = Date.now() / 1000 - 31 * 24 * 60 * 60;
  utimesSync(join(folder.path, live(chunkOf('a'))), longAgo, longAgo);
  await deployed('d');
  expect(['a', 'b', 'c', 'd'].map(isServed)).toEqual([false, true, true, true]);
});

test('going back serves the build before, with the chunks of the one it replaces', async () => {
  await expect(goBack(folder.path, 'mf-judging')).rejects.toThrow('no build before');
  for (const letter of ['a', 'b']) await deployed(letter);
  await goBack(folder.path, 'mf-judging');
  expect([folder.read(live('index.html')), isServed('b')]).toEqual(['page a', true]);
  await deployed('c');
  await goBack(folder.path, 'mf-judging');
  expect(folder.read(live('index.html'))).toBe('page a');
});

test('what is no complete build is not deployed', async () => {
  await deployed('a');
  folder.put('dist-b/index.html', 'half of a page');
  const half = deploy(folder.path, 'mf-judging', join(folder.path, 'dist-b'));
  await expect(half).rejects.toThrow('no complete build');
  expect(folder.read(live('index.html'))).toBe('page a');
});
