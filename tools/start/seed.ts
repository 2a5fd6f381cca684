import { runNode } from '../processes/node-process';
import { type Say, step } from './steps';

/**
 * Puts the sample data into the database where it is not there yet, and says what it says.
 * It runs as development, because the seed refuses to touch what calls itself production.
 */
export async function seed(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: Say,
): Promise<void> {
  const { said } = await step(say, 'sample data', 'looking whether it is there', async () => {
    const said = await run(args, { ...env, NODE_ENV: 'development' });
    return { said, detail: 'in place' };
  });
  for (const line of said.trim().split('\n')) say(`    ${line}`);
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { exitCode, stdout, stderr } = await runNode(args, env);
  if (exitCode === 0) return stdout;
  throw new Error(`The sample data could not be written:\n${stderr || stdout}`);
}
