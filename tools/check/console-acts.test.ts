import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '../../mf-admin/src/features/console/screens';
import { type CallName, calls } from '../../shared/contracts/calls';
import { root } from '../parts';

const acts = screens.flatMap((screen) => screen.acts ?? []);

/** They change nothing themselves, or end what has just begun. */
const notActs = ['previewMessage', 'previewNominatorMessage', 'undoDecisions'];

const isAct = (name: CallName) =>
  (name.startsWith('export') || calls[name].method !== 'GET') && !notActs.includes(name);

test('the search of the console knows every act that the console has', () => {
  const files = execFileSync('git', ['ls-files', 'mf-admin/src'], { cwd: root, encoding: 'utf8' });
  const made = files
    .split('\n')
    .filter((file) => /requests\.ts$|list\.ts$|\.tsx$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:call|download)\(\s*'(\w+)'/g),
    ])
    .map(([, name]) => name as CallName)
    .filter(isAct);
  const known = new Set(acts.flatMap(({ does }) => does));
  expect([...known].sort()).toEqual([...new Set(made)].sort());
});

test('the search of the console knows each act that its Help explains', () => {
  const help = readFileSync(join(root, 'mf-admin/src/pages/help/HelpPage.tsx'), 'utf8');
  const explained = [...help.matchAll(/\[\n {4}'(\w+)',/g)].map(([, act = '']) => act);
  expect(explained).toHaveLength(6);
  const words = acts.flatMap(({ label }) => label.toLowerCase().split(' '));
  expect(words).toEqual(expect.arrayContaining(explained.map((act) => act.toLowerCase())));
});
