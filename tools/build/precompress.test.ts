import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testFolder } from '../testing/folder';
import { precompress } from './precompress';

const folder = testFolder();

afterEach(() => {
  delete process.env.REMOTES_BUILD;
});

test('a release is compressed more than a checkout', async () => {
  const words = Array.from({ length: 4_000 }, (_, at) => `const a${at % 97} = ${at * at};`);
  const bytes = async (release: string) => {
    process.env.REMOTES_BUILD = release;
    folder.put('a.js', words.join('\n'));
    await precompress(folder.path);
    return statSync(join(folder.path, 'a.js.br')).size;
  };
  expect(await bytes('1')).toBeLessThan(await bytes('0'));
});

test('each large enough text file has a brotli and a gzip copy', async () => {
  const { path: dist } = folder;
  const script = 'export const a = 1;\n'.repeat(2_000);
  folder.putAll({ 'a.js': script, 'tiny.js': 'tiny', 'font.woff2': script });
  await precompress(dist);
  expect(readdirSync(dist).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'tiny.js']);
  expect(brotliDecompressSync(readFileSync(join(dist, 'a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(dist, 'a.js.gz'))).toString()).toBe(script);
});
