import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress';

let folder: string;
const kept = () => join(folder, 'kept');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const library = (line: string) => `${line}\n`.repeat(20_000);

/** A finished build of one script, and what its copies hold. */
async function build(name: string, script: string) {
  const dist = join(folder, name);
  await mkdir(dist);
  writeFileSync(join(dist, 'a.js'), script);
  writeFileSync(join(dist, 'tiny.js'), 'tiny');
  writeFileSync(join(dist, 'font.woff2'), script);
  await precompress(dist, kept());
  const copy = (end: string) => readFileSync(join(dist, `a.js.${end}`));
  return { files: readdirSync(dist).sort(), br: copy('br'), gz: copy('gz') };
}

test('each text that is worth it has a brotli and a gzip copy of itself', async () => {
  const script = library('export const a = 1;');
  const { files, br, gz } = await build('dist', script);
  expect(files).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'tiny.js']);
  expect(brotliDecompressSync(br).toString()).toBe(script);
  expect(gunzipSync(gz).toString()).toBe(script);
});

test('what is large is compressed once, and anew when it has changed', async () => {
  const before = await build('first', library('before'));
  const names = readdirSync(kept());
  // In the place of what was kept, so that a build that uses it can be told from one that does not.
  for (const name of names) writeFileSync(join(kept(), name), name);
  const again = await build('second', library('before'));
  expect([again.br.toString(), again.gz.toString()].sort()).toEqual(names.sort());
  const changed = await build('third', library('after'));
  expect(brotliDecompressSync(changed.br).toString()).toBe(library('after'));
  expect(before.br.equals(again.br)).toBe(false);
});

test('what no build has asked for in a fortnight is dropped', async () => {
  await build('first', library('old'));
  const [old = '', other = ''] = readdirSync(kept());
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  for (const name of [old, other]) utimesSync(join(kept(), name), longAgo, longAgo);
  await build('second', library('new'));
  expect(readdirSync(kept()).filter((name) => [old, other].includes(name))).toEqual([]);
  expect(readdirSync(kept())).toHaveLength(2);
});
