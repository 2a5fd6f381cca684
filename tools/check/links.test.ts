import { root } from '../parts';
import { testFolder } from '../testing/folder';
import { brokenLinks, missingFiles } from './links';

const checkout = testFolder();

const keys = '# Keys and `secrets`, briefly\n\n## Why\n\n## Why\n\n```sh\n# no heading\n```\n';

beforeEach(() => void checkout.put('docs/keys.md', keys));

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
  checkout.put('README.md', text);
  expect(await brokenLinks(checkout.path)).toEqual([`README.md: ${target}`]);
});

test.each([
  '[a](docs/keys.md#keys-and-secrets-briefly) [b](docs/keys.md#why-1) [c](docs)',
  '[a](https://example.com/nothing) [b](mailto:a@example.com)',
  '`[a](nothing.md)`\n\n```md\n[a](nothing.md)\n```\n',
])('accepts %j', async (text) => {
  checkout.put('README.md', text);
  expect(await brokenLinks(checkout.path)).toEqual([]);
});

test('every relative link leads to an existing file and heading', async () => {
  expect(await brokenLinks(root)).toEqual([]);
});

test('finds a missing file that a document names', async () => {
  checkout.put(
    'README.md',
    '`docs/keys.md`, `docs/locks.md`, `api/dist/a.cjs`, `a/*.ts`, `locks.md`\n\n```\n`a/b.ts`\n```\n',
  );
  expect(await missingFiles(checkout.path)).toEqual(['README.md: docs/locks.md']);
});

test('finds a missing file that a comment names', async () => {
  checkout.putAll({
    'api/a.ts': "/** As `b.ts` and keys.md have it. */\n// See docs/locks.md.\nimport '../c.ts';\n",
    'api/b.ts': ' * Written by a/gone.sh, to dist/made.mjs.\n',
  });
  expect(await missingFiles(checkout.path)).toEqual([
    'api/a.ts: docs/locks.md',
    'api/b.ts: a/gone.sh',
  ]);
});

test('every file that our documents and comments name exists', async () => {
  expect(await missingFiles(root)).toEqual([]);
});
