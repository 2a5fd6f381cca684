import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { type Lock, packageName } from './complete-lock';

jest.setTimeout(120_000);

const root = join(__dirname, '../..');

interface Bom {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  components: { purl: string }[];
}

// complete-lock.test.ts checks the checksums of the lock.
test('the bill of materials is CycloneDX and lists every package of the lock', async () => {
  const { stdout } = await execa('npm', ['run', '--silent', 'sbom'], { cwd: root });
  const bom = JSON.parse(stdout) as Bom;
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.5']);
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const listed = new Set(bom.components.map(({ purl }) => decodeURIComponent(purl)));
  const missing = Object.entries(lock.packages)
    .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
    .map(([path, { name = packageName(path), version }]) => `pkg:npm/${name}@${version}`)
    .filter((purl) => !listed.has(purl));
  expect(missing).toEqual([]);
});
