import { join } from 'node:path';
import { execa } from 'execa';
import { root } from '../parts';

const preload = join(root, 'tools/processes/end-with-parent.cjs');
/** Long enough for the API to finish its requests. */
const stopWithin = 10_000;

const nodeArgs = (args: readonly string[]) => ['--require', preload, ...args];
const settings = (env: NodeJS.ProcessEnv) =>
  ({
    cwd: root,
    env: { ...env, LAUNCHER_PID: String(process.pid) },
    extendEnv: false,
    stdin: 'ignore',
    // Through this channel the child notices that this process has ended.
    ipc: true,
    reject: false,
    forceKillAfterDelay: stopWithin,
  }) as const;

/**
 * Starts node on a script of the checkout. The child ends with this process but ignores Ctrl-C, so
 * that this process decides when. `kill()` forces its end after ten seconds.
 */
export const nodeServer = (args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
  execa(process.execPath, nodeArgs(args), {
    ...settings(env),
    all: true,
    buffer: false,
    detached: true,
  });

export type NodeServer = ReturnType<typeof nodeServer>;

/**
 * Runs a script of the checkout with node. Returns its output and exit code; `onLine` gets each line
 * of its standard output at once.
 */
export async function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  onLine: (line: string) => void = () => {},
): Promise<{ exitCode: number | undefined; stdout: string; stderr: string }> {
  const { exitCode, stdout, stderr } = await execa(process.execPath, nodeArgs(args), {
    ...settings(env),
    stdout: function* (line: unknown) {
      onLine(String(line));
      yield line;
    },
  });
  return { exitCode, stdout, stderr };
}
