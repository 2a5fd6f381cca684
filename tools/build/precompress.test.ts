import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress';

test('each large enough text file has a brotli and a gzip copy', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'precompress-'));
  const script = 'export const a = 1;\n'.repeat(2_000);
  writeFileSync(join(dist, 'a.js'), script);
  writeFileSync(join(dist, 'tiny.js'), 'tiny');
  writeFileSync(join(dist, 'font.woff2'), script);
  await precompress(dist);
  expect(readdirSync(dist).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'tiny.js']);
  expect(brotliDecompressSync(readFileSync(join(dist, 'a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(dist, 'a.js.gz'))).toString()).toBe(script);
  rmSync(dist, { recursive: true });
});
