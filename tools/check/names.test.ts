import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts';

/** Terms that are private to this project; `docs/style.md` bans them from names. */
const house =
  /^(door|deed|situation|owe[sd]?|standing|stake|tie[sd]?|untied|told|leaving|settle[sd]?|watched)$/;
/** Names that leave out their noun. */
const vague = /^(keyOf|nameOf|hashOf)$/;
/** Published digests include the first two; react-query owns the last. */
const allowed = /^(ties|standing|onSettled)$/;

const declared =
  /\b(?:const|let|function|class|interface|type|enum|as)\s+([A-Za-z_$][\w$]*)|^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??[:(]/gm;

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

test('no name has a word of the house that nobody else would know', () => {
  // Migration steps use the names of the data that they change.
  const paths = ['*.ts', '*.tsx', ':!api/src/platform/migrations/steps'];
  const files = execFileSync('git', ['ls-files', ...paths], { cwd: root, encoding: 'utf8' });
  const found = files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const names = [...text.matchAll(declared)].map(([, one, other]) => one ?? other ?? '');
      return names
        .filter((name) => !allowed.test(name))
        .filter((name) => vague.test(name) || wordsOf(name).some((word) => house.test(word)))
        .map((name) => `${file}: ${name}`);
    });
  expect([...new Set(found)]).toEqual([]);
});
