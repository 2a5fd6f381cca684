import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@meritum/shared/programme/routes';
import { execa } from 'execa';
import { root } from '../parts';
import { writePromisedProjects } from './promised-lib';

/** `npm run types`: type-checks every workspace and the tools. */
const cache = join(root, 'node_modules/.cache/types');
const inBrowsers = ['shared', 'shell', ...remoteNames];
const promised = writePromisedProjects(cache, inBrowsers);
const compiler = join(root, 'node_modules/typescript/bin/tsc');

/**
 * The compiler's incremental state. One thread per project: several projects are checked at once,
 * and more threads would check the same files twice.
 */
const kept = (part: string) => [
  '--singleThreaded',
  '--incremental',
  '--tsBuildInfoFile',
  join(cache, `${part}.json`),
];

async function check(part: string): Promise<void> {
  const project = inBrowsers.includes(part) ? promised(part) : part;
  const args = [compiler, '-p', project, ...kept(part)];
  const { failed, all } = await execa(process.execPath, args, {
    cwd: root,
    all: true,
    reject: false,
  });
  if (!failed) return;
  console.log(all);
  process.exitCode = 1;
}

const queue = [...inBrowsers, 'api', 'e2e', 'tools'];
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) await check(next);
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
