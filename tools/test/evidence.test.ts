import { join } from 'node:path';
import { testFolder } from '../testing/folder';
import { evidenceIn } from './evidence';

const folder = testFolder();

const failedJourney = (name: string, lines: readonly string[]) =>
  folder.put(`${name}/error-context.md`, lines.join('\n'));

test('the log shows the last page of a failed journey', async () => {
  failedJourney('home', ['# Page snapshot', '- heading "Sign In"']);
  expect(await evidenceIn(folder.path)).toEqual([
    '',
    'What the page showed (home/error-context.md):',
    '# Page snapshot',
    '- heading "Sign In"',
  ]);
});

test('long pages and many failures are cut', async () => {
  const long = Array.from({ length: 90 }, (_, at) => `line ${at}`);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) failedJourney(name, long);
  const shown = await evidenceIn(folder.path);
  expect(shown.filter((line) => line.startsWith('What the page'))).toHaveLength(5);
  expect([shown[81], shown[82]]).toEqual(['line 79', '  ...']);
});

test('a run without failures has nothing to show', async () => {
  expect(await evidenceIn(join(folder.path, 'never-made'))).toEqual([]);
});
