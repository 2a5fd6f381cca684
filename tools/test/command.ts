import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../parts';

/** Milliseconds after which a runner hangs rather than works. */
const limit = 20 * 60_000;

const running = new Set<number>();

const end = (group: number) => {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

/** Ends whatever a run has started and not ended, with all that it started in turn. */
export function endCommands(): void {
  for (const group of running) end(group);
}

/** Runs one of the installed tools, printing what it prints. Answers with its exit code. */
export function runTool(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const group = child.pid ?? 0;
    running.add(group);
    const late = setTimeout(() => {
      console.error(`Ended after ${limit / 60_000} minutes.`);
      end(group);
    }, limit);
    child.once('exit', (code) => {
      clearTimeout(late);
      end(group);
      running.delete(group);
      resolve(code ?? 1);
    });
  });
}
