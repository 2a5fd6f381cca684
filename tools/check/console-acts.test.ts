import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, calls } from '../../shared/contracts/calls';
import { root } from '../parts';
import { filesBelow } from '../sources';

const screens = readFileSync(join(root, 'mf-admin/src/features/console/screens.ts'), 'utf8');

/** The calls named in the screens' acts. */
const known = [...screens.matchAll(/\bact\('[^']+', \[([^\]]*)/g)].flatMap(
  ([, names]) => names?.match(/\w+/g) ?? [],
);

/** Calls that change nothing, or that stop an act. */
const notActs = [
  'previewInvitations',
  'previewMessage',
  'tryMessage',
  'tryNominatorMessage',
  'previewNominatorMessage',
  'undoDecisions',
];

const isAct = (name: CallName) =>
  (name.startsWith('export') || calls[name].method !== 'GET') && !notActs.includes(name);

test('the search of the console knows every act that the console has', async () => {
  const made = (await filesBelow(join(root, 'mf-admin/src')))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:call|download)\(\s*'(\w+)'/g)])
    .map(([, name]) => name as CallName)
    .filter(isAct);
  expect([...new Set<string>(known)].sort()).toEqual([...new Set(made)].sort());
});
