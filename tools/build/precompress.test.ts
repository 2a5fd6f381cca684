import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testFolder } from '../testing/folder';
import { precompress } from './precompress';

const folder = testFolder();

test('each large enough text file has a brotli and a gzip copy', async () => {
  const { path: dist } = folder;
  const script = 'export const a = 1;\n'.repeat(2_000);
  folder.putAll({ 'a.js': script, 'tiny.js': 'tiny', 'font.woff2': script });
  await precompress(dist);
  expect(readdirSync(dist).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'tiny.js']);
  expect(brotliDecompressSync(readFileSync(join(dist, 'a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(dist, 'a.js.gz'))).toString()).toBe(script);
});
