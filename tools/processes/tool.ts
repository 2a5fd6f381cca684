import { join } from 'node:path';
import { execa } from 'execa';
import { root } from '../parts';

/** Milliseconds after which a runner hangs rather than works. */
const hanging = 20 * 60_000;

const running = new Set<number>();

const end = (group: number) => {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

/** Ends whatever a run has started and not ended, with all that it started in turn. */
export function endTools(): void {
  for (const group of running) end(group);
}

/** Runs one of the installed tools, printing what it prints. Answers with its exit code. */
export async function runTool(
  script: string,
  args: readonly string[],
  { env = {}, limit = hanging }: { env?: Record<string, string>; limit?: number } = {},
): Promise<number> {
  const child = execa(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env,
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
    detached: true,
    timeout: limit,
    killSignal: 'SIGKILL',
    reject: false,
  });
  const group = child.pid;
  if (group !== undefined) running.add(group);
  const { exitCode, timedOut } = await child;
  if (timedOut) console.error(`Ended after ${limit / 60_000} minutes: ${script}`);
  if (group !== undefined) {
    end(group);
    running.delete(group);
  }
  return exitCode ?? 1;
}
