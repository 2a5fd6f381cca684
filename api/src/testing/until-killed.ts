import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Step } from './dying-at';
import { startProgram } from './program';

/**
 * Runs a script of the API until it is killed at a step, and returns its complete output lines.
 * Fails when it ends in another way.
 * @param args the script's arguments, including the step as JSON
 */
export async function linesUntilKilled(
  script: string,
  { args, step }: { args: readonly string[]; step: Step },
): Promise<string[]> {
  // A step that is never reached ends by another signal, which fails the test.
  const child = startProgram(script, args, { timeout: 120_000 });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect([step, signal]).toEqual([step, 'SIGKILL']);
  return said
    .slice(0, said.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
}
