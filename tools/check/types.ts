import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../parts';

/** `npm run types`: the compiler's opinion of every workspace and of the tools. */
const projects = ['shared', 'api', 'shell', 'mf-public', 'mf-nomination', 'mf-judging', 'mf-admin'];
const compiler = join(root, 'node_modules/typescript/bin/tsc');

let failed = 0;
for (const project of [...projects, 'e2e', 'tools']) {
  const run = spawnSync(process.execPath, [compiler, '-p', project], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
