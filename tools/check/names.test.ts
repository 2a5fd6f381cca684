import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts';

/** Terms that are private to this project; `docs/style.md` bans them from names. */
const house =
  /^(door|deed|situation|owe[sd]?|standing|stake|tie[sd]?|untied|told|leaving|settle[sd]?|watched|pieces?|worths|untold)$/;
/** Names that leave out their noun. */
const vague = /^(keyOf|nameOf|hashOf|atOnce|inTurn|keptApart|(longest|fewest)[A-Z].*)$/;
/** Published digests include the first two, object stores keep the third; react-query owns the last. */
const allowed = /^(ties|standing|pieces|onSettled)$/;

const declared =
  /\b(?:const|let|function|class|interface|type|enum|as)\s+([A-Za-z_$][\w$]*)|^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??[:(]/gm;
/** Parameters, destructured ones too, where comments and strings are left out. */
const parameter = /[({,]\s*([A-Za-z_$][\w$]*)\s*(?=\??:|,|\}|\)\s*(?:=>|\{|:))/g;
const prose = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g;

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
      const matches = [...text.matchAll(declared), ...text.replace(prose, '').matchAll(parameter)];
      const names = matches.map(([, one, other]) => one ?? other ?? '');
      return names
        .filter((name) => !allowed.test(name))
        .filter((name) => vague.test(name) || wordsOf(name).some((word) => house.test(word)))
        .map((name) => `${file}: ${name}`);
    });
  expect([...new Set(found)]).toEqual([]);
});
