import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { root } from '../parts';
import {
  completed,
  hashed,
  type Lock,
  missingFrom,
  type Unhashed,
  unhashed,
} from './complete-lock';

/**
 * `node --import tsx tools/check/lock.ts`: completes a rewritten package-lock.json.
 * With `--hashes` it also asks the registry for the checksums that are missing.
 */
const file = join(root, 'package-lock.json');
const lock = JSON.parse(await readFile(file, 'utf8')) as Lock;

async function askRegistry({ name, version }: Unhashed): Promise<string | undefined> {
  const { stdout, failed } = await execa('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
    cwd: root,
    reject: false,
  });
  return failed ? undefined : stdout.trim();
}

const missing = missingFrom(lock);
const whole = completed(lock);
const next = process.argv.includes('--hashes') ? await hashed(whole, askRegistry) : whole;
await writeFile(file, `${JSON.stringify(next, null, 2)}\n`);
console.log(missing.length === 0 ? 'Nothing was missing.' : `${missing.length} packages added.`);
const without = unhashed(next).length;
if (without > 0)
  console.log(`${without} packages of other platforms have no checksum; add them with --hashes.`);
