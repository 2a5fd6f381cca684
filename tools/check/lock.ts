import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../parts';
import { completed, type Lock, missingFrom } from './complete-lock';

/** `node --import tsx tools/check/lock.ts`: completes package-lock.json after it was written anew. */
const file = join(root, 'package-lock.json');
const lock = JSON.parse(await readFile(file, 'utf8')) as Lock;
const missing = missingFrom(lock);
await writeFile(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
console.log(missing.length === 0 ? 'Nothing was missing.' : `${missing.length} packages added.`);
