import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts';

/** Words of a private language, which `docs/style.md` keeps out of names. */
const houseWords = ['door', 'deed', 'situation', 'owe', 'owes', 'owed', 'standing', 'stake'];

/** In stored data or in contracts, where another name would break what is there. */
const stored = new Set(['owes', 'owed', 'owedMails', 'standing']);

const declared =
  /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)|^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??[:(]/gm;

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

test('no name has a word of the house that nobody else would know', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  const found = files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const names = [...text.matchAll(declared)].map(([, one, other]) => one ?? other ?? '');
      return names
        .filter((name) => !stored.has(name))
        .filter((name) => wordsOf(name).some((word) => houseWords.includes(word)))
        .map((name) => `${file}: ${name}`);
    });
  expect([...new Set(found)]).toEqual([]);
});
