import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { root } from '../parts';

/** `npm run types`: type-checks every workspace and the tools. */
const projects = ['shared', 'api', 'shell', 'mf-public', 'mf-nomination', 'mf-judging', 'mf-admin'];
const compiler = join(root, 'node_modules/typescript/bin/tsc');

/**
 * The compiler's incremental state. One thread for each project, as several projects are checked at
 * once: its own threads would check the same files twice.
 */
const kept = (project: string) => [
  '--singleThreaded',
  '--incremental',
  '--tsBuildInfoFile',
  join(root, `node_modules/.cache/types/${project}.json`),
];

async function check(project: string): Promise<void> {
  const { failed, all } = await execa(
    process.execPath,
    [compiler, '-p', project, ...kept(project)],
    {
      cwd: root,
      all: true,
      reject: false,
    },
  );
  if (!failed) return;
  console.log(all);
  process.exitCode = 1;
}

const queue = [...projects, 'e2e', 'tools'];
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) await check(next);
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
