import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Step } from './dying-at';
import { programOf } from './program';

/**
 * Runs a script of the API as a process of its own until it dies at a step, and answers the whole
 * lines that it had said by then. Fails where it ends in another way.
 * @param args What the script takes; the step, as JSON, is one of them.
 */
export async function linesUntilKilled(
  script: string,
  {
    args,
    step,
    env = process.env,
  }: { args: readonly string[]; step: Step; env?: NodeJS.ProcessEnv },
): Promise<string[]> {
  const child = spawn(process.execPath, [programOf(script), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'] as const,
    // A step that is never reached fails the test, by another signal.
    timeout: 120_000,
  });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect([step, signal]).toEqual([step, 'SIGKILL']);
  return said
    .slice(0, said.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
}
