import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../parts';

/** `npm run bench [-- name ...]`: runs the named benchmarks of this folder, or lists them. Options
 * (`--minutes=10`) are read by the benchmark. */
const folder = join(root, 'tools/bench');
const known = readdirSync(folder)
  .flatMap((file) => /^bench-([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
  .sort();
/** Benchmarks with targets and their own options. */
const ownCommands = [
  'npm run bench:api    requests to the API, compared with a bare Fastify',
  'npm run bench:web    the public pages, compared with the same pages without scripts',
  'npm run bench:merit  assignment, calibration and the ledger',
];
const names = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const unknown = names.filter((name) => !known.includes(name));

if (names.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`Unknown: ${unknown.join(', ')}.`);
  console.log(`npm run bench -- <name>, one or more of:\n  ${known.join('\n  ')}`);
  console.log(`Separate commands:\n  ${ownCommands.join('\n  ')}`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else {
  for (const name of names) {
    const file = pathToFileURL(join(folder, `bench-${name}.ts`)).href;
    const { run } = (await import(file)) as { run(): Promise<void> };
    console.log(`\n── ${name}`);
    await run();
  }
}
