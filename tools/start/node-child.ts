import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../parts';

const preload = join(root, 'tools/start/end-with-parent.cjs');

/** Starts node on a script of the checkout, as a process that ends whenever this one does. */
export function nodeChild(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(process.execPath, ['--require', preload, ...args], {
    cwd: root,
    env: { ...env, LAUNCHER_PID: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...options,
  });
}
