import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fingerprintOf } from './fingerprint';

let checkout: string;

function put(file: string, content: string): void {
  const path = join(checkout, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  for (const folder of ['api', 'shell', 'mf-public', 'shared', 'tools/build', 'tools/serve']) {
    put(`${folder}/a.ts`, 'one');
  }
  put('tools/verify/a.mjs', 'one');
  put('docs/verify_ledger.py', 'one');
  put('tools/parts.ts', 'one');
  put('package-lock.json', '{}');
});

afterEach(() => rmSync(checkout, { recursive: true }));

/** Which of three parts have another fingerprint after a file was written. */
async function changedBy(file: string): Promise<string[]> {
  const parts = ['api', 'mf-public', 'shell'] as const;
  const all = () => Promise.all(parts.map((part) => fingerprintOf(part, checkout)));
  const before = await all();
  put(file, 'two');
  const after = await all();
  return parts.filter((_, place) => before[place] !== after[place]);
}

test.each([
  ['shared/a.ts', ['api', 'mf-public', 'shell']],
  ['shared/new.ts', ['api', 'mf-public', 'shell']],
  ['package-lock.json', ['api', 'mf-public', 'shell']],
  ['tools/build/a.ts', ['api', 'mf-public', 'shell']],
  ['mf-public/a.ts', ['mf-public', 'shell']],
  ['api/a.ts', ['api']],
  ['shared/a.test.ts', []],
  ['shared/README.md', []],
  ['shell/dist/a.js', []],
])('a change of %s makes the builds of %j old', async (file, parts) => {
  expect(await changedBy(file)).toEqual(parts);
});
