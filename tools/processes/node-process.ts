import { join } from 'node:path';
import { execa } from 'execa';
import { root } from '../parts';

const preload = join(root, 'tools/processes/end-with-parent.cjs');
/** Long enough for the API to finish what it is doing. */
const stopWithin = 10_000;

const nodeArgs = (args: readonly string[]) => ['--require', preload, ...args];
const settings = (env: NodeJS.ProcessEnv) =>
  ({
    cwd: root,
    env: { ...env, LAUNCHER_PID: String(process.pid) },
    extendEnv: false,
    stdin: 'ignore',
    // The channel by which it notices that this process has ended.
    ipc: true,
    reject: false,
    forceKillAfterDelay: stopWithin,
  }) as const;

/**
 * Starts node on a script of the checkout, as a process that ends whenever this one does, and that
 * Ctrl-C does not reach: this process ends it in its own time. `kill()` asks, and after ten
 * seconds insists.
 */
export const nodeServer = (args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
  execa(process.execPath, nodeArgs(args), {
    ...settings(env),
    all: true,
    buffer: false,
    detached: true,
  });

export type NodeServer = ReturnType<typeof nodeServer>;

/** Runs node on a script of the checkout to its end. Answers with what it said, and how it ended. */
export async function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ exitCode: number | undefined; stdout: string; stderr: string; all: string }> {
  const { exitCode, stdout, stderr, all } = await execa(process.execPath, nodeArgs(args), {
    ...settings(env),
    all: true,
  });
  return { exitCode, stdout, stderr, all };
}
