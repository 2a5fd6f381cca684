import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { distOf, isPart, type Part, root } from '../parts';
import { compile } from './compile';
import { fingerprintOf } from './fingerprint';
import { replaceBuild } from './generation';

/**
 * The process that builds parts one after another: `part.ts <part> ...`. Prints the name of each
 * built part, or why its build failed.
 */
async function build(part: Part): Promise<void> {
  // On the same disk as `dist`, so that it can be renamed in one step.
  const next = join(root, 'node_modules/.cache/build', `${part}-${process.pid}`);
  try {
    // Computed first, so that a source that changes during the build makes the build outdated.
    const fingerprint = await fingerprintOf(part);
    await compile(part, next);
    await replaceBuild(next, distOf(part), fingerprint);
    console.log(part);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Could not build ${part}: ${reason}\n`);
    await rm(next, { recursive: true, force: true });
    process.exitCode = 1;
  }
}

for (const part of process.argv.slice(2)) {
  if (!isPart(part)) throw new Error(`${part} is not a part`);
  await build(part);
}
