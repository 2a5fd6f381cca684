import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { distOf, isPart, root } from '../parts';
import { compile } from './compile';
import { changedSince, fingerprintOf } from './fingerprint';
import { replaceBuild } from './generation';

/** The process that builds one part: `part.ts <part>`. */
const [part = ''] = process.argv.slice(2);
if (!isPart(part)) throw new Error(`${part} is no part`);

const dist = distOf(part);
// On the same disk as `dist`, so that it can take its place in one step.
const next = join(root, 'node_modules/.cache/build', `${part}-${process.pid}`);
try {
  const started = Date.now();
  const inputs = await compile(part, next);
  const changed = await changedSince(started, inputs);
  const fingerprint = changed ? 'changed meanwhile' : await fingerprintOf(part, inputs);
  await replaceBuild(next, dist, fingerprint, inputs);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await rm(next, { recursive: true, force: true });
  process.exitCode = 1;
}
