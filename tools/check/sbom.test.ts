import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { type Lock, packageName, unhashed } from './complete-lock';

jest.setTimeout(120_000);

const root = join(__dirname, '../..');

interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
}

interface Bom {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

let bom: Bom;
let lock: Lock;
beforeAll(async () => {
  const { stdout } = await execa('npm', ['run', '--silent', 'sbom'], { cwd: root });
  bom = JSON.parse(stdout) as Bom;
  lock = JSON.parse(await readFile(join(__dirname, '../../package-lock.json'), 'utf8')) as Lock;
});

test('the bill of materials is CycloneDX and lists every package of the lock', () => {
  expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.5']);
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const listed = new Set(bom.components.map(({ purl }) => decodeURIComponent(purl)));
  const missing = Object.entries(lock.packages)
    .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
    .map(([path, { name = packageName(path), version }]) => `pkg:npm/${name}@${version}`)
    .filter((purl) => !listed.has(purl));
  expect(missing).toEqual([]);
});

test('no component is named twice, and each dependency is a component', () => {
  const refs = bom.components.map((component) => component['bom-ref']);
  expect(refs).toEqual([...new Set(refs)]);
  const known = new Set([...refs, bom.metadata.component['bom-ref']]);
  const unknown = bom.dependencies.flatMap(({ ref, dependsOn }) =>
    [ref, ...dependsOn].filter((name) => !known.has(name)),
  );
  expect(unknown).toEqual([]);
});

test('each component from the registry carries the SHA-512 of its bytes', () => {
  const open = new Set(unhashed(lock).map(({ name, version }) => `${name}@${version}`));
  const without = bom.components.filter(
    ({ purl, hashes = [] }) =>
      !purl.startsWith('pkg:npm/%40meritum/') &&
      !hashes.some(({ alg, content }) => alg === 'SHA-512' && /^[0-9a-f]{128}$/.test(content)),
  );
  const named = without.map(({ purl }) => decodeURIComponent(purl).replace('pkg:npm/', ''));
  expect(named.filter((name) => !open.has(name))).toEqual([]);
});
