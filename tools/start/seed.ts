import { nodeChild } from './node-child';
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

function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = nodeChild(args, env);
    let said = '';
    let complaint = '';
    child.stdout?.on('data', (data: Buffer) => {
      said += data.toString();
    });
    child.stderr?.on('data', (data: Buffer) => {
      complaint += data.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`The sample data could not be written:\n${complaint || said}`));
    });
  });
}
