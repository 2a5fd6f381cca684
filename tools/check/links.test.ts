import { root } from '../parts';
import { testFolder } from '../testing/folder';
import { brokenLinks, missingFiles } from './links';

const checkout = testFolder();

const keys = '# Keys and `secrets`, briefly\n\n## Why\n\n## Why\n\n```sh\n# no heading\n```\n';

beforeEach(() => void checkout.put('docs/keys.md', keys));

test('finds links to what is missing, but not in code or to other sites', async () => {
  const missing = ['docs/nothing.md', 'docs/a.jpg', 'docs/keys.md#who', 'docs/keys.md#no-heading'];
  const texts = [
    ...missing.map((target) => `[a](${target})`),
    '![a](docs/b.jpg) [a](#map) `b` [`a`](docs/b.md) `c`',
    '[a](docs/keys.md#keys-and-secrets-briefly) [b](docs/keys.md#why-1) [c](docs)',
    '[a](https://example.com/nothing) [b](mailto:a@example.com)',
    '`[a](nothing.md)`\n\n```md\n[a](nothing.md)\n```\n',
  ];
  checkout.put('README.md', texts.join('\n\n'));
  expect(await brokenLinks(checkout.path)).toEqual(
    [...missing, 'docs/b.jpg', '#map', 'docs/b.md'].map((target) => `README.md: ${target}`),
  );
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
