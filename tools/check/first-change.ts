import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../parts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

// What the compiler says of the recipe "Your first change", as JSON. A program of its own, as the
// compiler is an ES module and Jest loads CommonJS.

/** The edits of the recipe "Your first change": a line in an object of a file. */
const steps = [...read('docs/README.md').matchAll(/^\d+\. `([^`]+)`, in `(\w+)`: `([^`]+)`/gm)].map(
  ([, file = '', object = '', line = '']) => ({ file, object, line }),
);

function after(done: typeof steps): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, object, line } of done) {
    const text = files.get(file) ?? read(file);
    const opening = RegExp(`\\b${object}(?: = |: )\\{\\n`).exec(text);
    if (!opening) throw new Error(`${file} has no object ${object}`);
    const at = opening.index + opening[0].length;
    files.set(file, `${text.slice(0, at)}${line}\n${text.slice(at)}`);
  }
  return files;
}

/** The files of a workspace, and of what it shares, that do not compile after these steps. */
function namedAfter(done: typeof steps, workspace: string): string[] {
  const changed = after(done);
  const compiler = new API({
    cwd: root,
    fs: { readFile: (path) => changed.get(relative(root, path)) },
  });
  const project = join(root, workspace, 'tsconfig.json');
  const { program } =
    compiler.updateSnapshot({ openProjects: [project] }).getProject(project) ?? {};
  const found = program?.getSemanticDiagnostics() ?? [];
  compiler.close();
  return [...new Set(found.map(({ fileName = '' }) => relative(root, fileName)))].sort();
}

const [limit, field, ...others] = steps;
const declared = [limit, field].flatMap((step) => (step ? [step] : []));

console.log(
  JSON.stringify({
    recipe: others.map(({ file }) => file),
    named: namedAfter(declared, 'mf-nomination'),
    left: ['mf-nomination', 'mf-judging', 'api'].map((workspace) => namedAfter(steps, workspace)),
  }),
);
