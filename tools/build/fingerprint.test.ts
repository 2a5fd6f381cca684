import { testFolder } from '../testing/folder';
import { fingerprintOf } from './fingerprint';

const checkout = testFolder();

beforeEach(() => {
  for (const folder of ['api', 'shell', 'mf-public', 'shared', 'tools/build', 'tools/serve']) {
    checkout.put(`${folder}/a.ts`, 'one');
  }
  for (const file of ['docs/verify_ledger.py', 'docs/verify_log.py', 'tools/parts.ts'])
    checkout.put(file, 'one');
  checkout.put('package-lock.json', '{}');
});

/** The parts, of three, whose fingerprint changes when a file is written. */
async function changedBy(file: string): Promise<string[]> {
  const parts = ['api', 'mf-public', 'shell'] as const;
  const all = () => Promise.all(parts.map((part) => fingerprintOf(part, checkout.path)));
  const before = await all();
  checkout.put(file, 'two');
  const after = await all();
  return parts.filter((_, index) => before[index] !== after[index]);
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
