import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evidenceIn } from './evidence';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evidence-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function failedJourney(name: string, lines: readonly string[]) {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'error-context.md'), lines.join('\n'));
}

test('the log shows the last page of a failed journey', async () => {
  await failedJourney('home', ['# Page snapshot', '- heading "Sign In"']);
  expect(await evidenceIn(folder)).toEqual([
    '',
    'What the page showed (home/error-context.md):',
    '# Page snapshot',
    '- heading "Sign In"',
  ]);
});

test('long pages and many failures are cut', async () => {
  const long = Array.from({ length: 90 }, (_, at) => `line ${at}`);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await failedJourney(name, long);
  const shown = await evidenceIn(folder);
  expect(shown.filter((line) => line.startsWith('What the page'))).toHaveLength(5);
  expect([shown[81], shown[82]]).toEqual(['line 79', '  ...']);
});

test('a run without failures has nothing to show', async () => {
  expect(await evidenceIn(join(folder, 'never-made'))).toEqual([]);
});
