import { runNode } from '../processes/node-process';
import { type Say, step } from './steps';

/**
 * Writes the sample data if it is missing, and reports the result. Runs as development, because the
 * seed refuses to run in production.
 */
export async function seed(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: Say,
): Promise<void> {
  const { said } = await step(say, 'sample data', 'checking', async () => {
    const { exitCode, stdout, stderr } = await runNode(args, { ...env, NODE_ENV: 'development' });
    if (exitCode !== 0) throw new Error(`Could not write the sample data:\n${stderr || stdout}`);
    return { said: stdout, detail: 'in place' };
  });
  for (const line of said.trim().split('\n')) say(`    ${line}`);
}
