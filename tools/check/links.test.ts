import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../parts';
import { brokenLinks, missingFiles } from './links';

let checkout: string;

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'links-'));
  await mkdir(join(checkout, 'docs'));
});

afterEach(() => rm(checkout, { recursive: true, force: true }));

const keys = '# Keys and `secrets`, briefly\n\n## Why\n\n## Why\n\n```sh\n# no heading\n```\n';

test.each([
  ['a file that is missing', '[a](docs/nothing.md)', 'docs/nothing.md'],
  ['a picture that is missing', '![a](docs/a.jpg)', 'docs/a.jpg'],
  ['a heading that is missing', '[a](docs/keys.md#who)', 'docs/keys.md#who'],
  [
    'a heading that is a comment in code',
    '[a](docs/keys.md#no-heading)',
    'docs/keys.md#no-heading',
  ],
  ['a heading that the document itself lacks', '[a](#map)', '#map'],
  ['a link beside code', '`b` [`a`](docs/b.md) `c`', 'docs/b.md'],
])('finds %s', async (_, text, target) => {
  await writeFile(join(checkout, 'docs/keys.md'), keys);
  await writeFile(join(checkout, 'README.md'), text);
  expect(await brokenLinks(checkout)).toEqual([`README.md: ${target}`]);
});

test.each([
  '[a](docs/keys.md#keys-and-secrets-briefly) [b](docs/keys.md#why-1) [c](docs)',
  '[a](https://example.com/nothing) [b](mailto:a@example.com)',
  '`[a](nothing.md)`\n\n```md\n[a](nothing.md)\n```\n',
])('accepts %j', async (text) => {
  await writeFile(join(checkout, 'docs/keys.md'), keys);
  await writeFile(join(checkout, 'README.md'), text);
  expect(await brokenLinks(checkout)).toEqual([]);
});

test('every relative link leads to an existing file and heading', async () => {
  expect(await brokenLinks(root)).toEqual([]);
});

test('finds a missing file that a document names', async () => {
  await writeFile(join(checkout, 'docs/keys.md'), keys);
  await writeFile(
    join(checkout, 'README.md'),
    '`docs/keys.md`, `docs/locks.md`, `api/dist/a.cjs`, `a/*.ts`, `locks.md`\n\n```\n`a/b.ts`\n```\n',
  );
  expect(await missingFiles(checkout)).toEqual(['README.md: docs/locks.md']);
});

test('every file that our documents name exists', async () => {
  expect(await missingFiles(root)).toEqual([]);
});
