import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const bundle = join(root, 'tools/build/bundle-program.mjs');

const files = new Map<string, string>();

afterAll(() => {
  for (const file of files.values()) rmSync(file, { force: true });
});

/** A bundled script of the API, which starts in a third of the time tsx takes. */
export function programOf(script: string): string {
  const before = files.get(script);
  if (before) return before;
  // Below node_modules, so that packages are found.
  const file = join(root, `node_modules/.cache/programs/${process.pid}-${files.size}.mjs`);
  execFileSync(process.execPath, [bundle, script, file]);
  files.set(script, file);
  return file;
}
