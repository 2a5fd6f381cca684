import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { distOf, isPart, root } from '../parts';
import { compile } from './compile';
import { fingerprintOf } from './fingerprint';
import { replaceBuild } from './generation';

/** The process that builds one part: `part.ts <part>`. */
const [part = ''] = process.argv.slice(2);
if (!isPart(part)) throw new Error(`${part} is not a part`);

const dist = distOf(part);
// On the same disk as `dist`, so that it can be renamed in one step.
const next = join(root, 'node_modules/.cache/build', `${part}-${process.pid}`);
try {
  // Taken first, so that a source that changes during the build makes it outdated.
  const fingerprint = await fingerprintOf(part);
  await compile(part, next);
  await replaceBuild(next, dist, fingerprint);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await rm(next, { recursive: true, force: true });
  process.exitCode = 1;
}
