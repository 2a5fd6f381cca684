import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../parts';

/**
 * The property of judging with many more sequences than the suite runs, in memory. `MODEL_RUNS` and
 * `MODEL_SEED` set how many and which; the seed is printed.
 */
export async function run(): Promise<void> {
  const script = join(root, 'api/src/modules/assignments/testing/model/many.ts');
  const runs = process.env.MODEL_RUNS ?? '10000';
  const seed = process.env.MODEL_SEED ?? String(Date.now() % 2 ** 31);
  const child = spawn(process.execPath, ['--import', 'tsx', script, runs, seed], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The model and the commands disagree (${code})`);
}
