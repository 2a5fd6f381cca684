import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../parts';
import { known, lacking } from './browser-support';

/** A member with the preceding comment, in which the compiler's library names MDN's page. */
const documented =
  /^( *)\/\*\*(?:(?!\*\/).)*?Web\/API\/(\w+)\/(\w+)\)(?:(?!\*\/).)*?\*\/\n\1(?:readonly |get |set |declare (?:var|function) )?(\w+)[^\n]*\n(?:\1(?:get |set )?\4\([^\n]*\n)*/gms;

/** A constructor and its static members. */
const constructors = /^declare var (\w+): \{\n.*?^\};?\n/gms;

/** The library declares `body` for requests only; all promised browsers have it for replies. */
const ofReplies = 'Request/body';

/** The compiler's library of the DOM without the members that a promised browser lacks. */
export const promisedLib = (lib: string): string =>
  lib
    .replace(constructors, (text, name) => (lacking(known.api[name]) ? '' : text))
    .replace(documented, (text, _, owner, member) =>
      lacking(known.api[owner]?.[member]) && `${owner}/${member}` !== ofReplies ? '' : text,
    );

function compilersLib(): string {
  const { resolve } = createRequire(join(root, 'node_modules/typescript/package.json'));
  const platform = `@typescript/typescript-${process.platform}-${process.arch}`;
  const folder = dirname(resolve(`${platform}/package.json`));
  return readFileSync(join(folder, 'lib/lib.dom.d.ts'), 'utf8');
}

/**
 * Writes a compiler project for each part, in which features that a promised browser lacks have no
 * type. Returns the path of a part's project.
 */
export function writePromisedProjects(folder: string, parts: readonly string[]) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'dom.d.ts'), promisedLib(compilersLib()));
  const projectOf = (part: string) => join(folder, `${part}.tsconfig.json`);
  for (const part of parts) {
    const project = {
      extends: join(root, part, 'tsconfig.json'),
      // All promised browsers have all of this edition.
      compilerOptions: { lib: ['es2023'] },
      files: ['dom.d.ts'],
    };
    writeFileSync(projectOf(part), JSON.stringify(project));
  }
  return projectOf;
}
