import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Part, root } from '../parts';
import { filesBelow } from '../sources';

/** Folders whose files decide what a part's build looks like, besides the lock file. */
function inputsOf(part: Part): string[] {
  const own = [part, 'shared', 'tools/build'];
  // Prerendered pages of the shell hold what mf-public draws.
  return part === 'shell' ? [...own, 'mf-public'] : own;
}

const irrelevant = /\.(test|spec)\.tsx?$|\.md$/;

/** Equal for two builds of a part exactly when their sources and settings are. */
export async function fingerprintOf(part: Part): Promise<string> {
  const folders = await Promise.all(inputsOf(part).map((name) => filesBelow(join(root, name))));
  const files = [...folders.flat(), join(root, 'package-lock.json')]
    .filter((file) => !irrelevant.test(file))
    .sort();
  const hash = createHash('sha256').update(process.env.MERITUM_SITE ?? '');
  for (const file of files) {
    const content = await readFile(file);
    hash.update(relative(root, file)).update('\0').update(content).update('\0');
  }
  return hash.digest('hex');
}
