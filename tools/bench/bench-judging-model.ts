import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../parts';

const runs = process.env.MODEL_RUNS ?? '10000';

/** The property test of judging with many more sequences; `MODEL_RUNS` and `MODEL_SEED` set others. */
export async function run(): Promise<void> {
  const test = 'api/src/modules/assignments/model.test.ts';
  const child = spawn('npx', ['jest', test], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MODEL_RUNS: runs },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The model and the API disagree (${code})`);
}
