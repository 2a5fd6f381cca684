import { join } from 'node:path';
import { execa } from 'execa';
import { root } from '../parts';

/** Milliseconds after which a runner counts as hung. */
const hanging = 20 * 60_000;

const running = new Set<number>();

const end = (group: number) => {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
};

/** Ends all processes, with their children, that runs have left. */
export function endTools(): void {
  for (const group of running) end(group);
}

/**
 * Runs an installed tool and prints its output in whole lines, because several tools may print at a
 * time. Returns the exit code.
 */
export async function runTool(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = execa(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env,
    stdin: 'ignore',
    all: true,
    buffer: false,
    detached: true,
    timeout: hanging,
    killSignal: 'SIGKILL',
    reject: false,
  });
  const group = child.pid;
  if (group !== undefined) running.add(group);
  // Processes left by the tool would keep its output open.
  child.once('exit', () => group !== undefined && end(group));
  for await (const line of child.iterable({ from: 'all' })) console.log(line);
  const { exitCode, timedOut } = await child;
  if (timedOut) console.error(`Stopped after ${hanging / 60_000} minutes: ${script}`);
  if (group !== undefined) running.delete(group);
  return exitCode ?? 1;
}
