import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, calls } from '../../shared/contracts/calls';
import { root } from '../parts';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const acts = [
  ...textOf('mf-admin/src/features/console/screens.ts').matchAll(/\bact\('([^']+)', \[([^\]]*)/g),
].map(([, label = '', does = '']) => ({
  label,
  does: [...does.matchAll(/\w+/g)].map(([name]) => name),
}));

/** They change nothing themselves, or end what has just begun. */
const notActs = ['previewMessage', 'previewNominatorMessage', 'undoDecisions'];

const isAct = (name: CallName) =>
  (name.startsWith('export') || calls[name].method !== 'GET') && !notActs.includes(name);

test('the search of the console knows every act that the console has', () => {
  const files = execFileSync('git', ['ls-files', 'mf-admin/src'], { cwd: root, encoding: 'utf8' });
  const made = files
    .split('\n')
    .filter((file) => /requests\.ts$|list\.ts$|\.tsx$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [...textOf(file).matchAll(/\b(?:call|download)\(\s*'(\w+)'/g)])
    .map(([, name]) => name as CallName)
    .filter(isAct);
  const known = new Set(acts.flatMap(({ does }) => does));
  expect([...known].sort()).toEqual([...new Set(made)].sort());
});
