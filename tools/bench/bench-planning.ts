import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchDatabase } from '../database/launch';
import { root } from '../parts';
import { runNode } from '../processes/node-process';

/** How long the API's event loop answers nobody while a season is planned and exported. */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'planning-bench-'));
  const database = await launchDatabase({ dataDir, only: 'embedded' });
  console.log(`  ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
  const args = ['--import', 'tsx', join(root, 'api/src/testing/planning-bench/bench.ts')];
  const env = { ...process.env, NODE_ENV: 'test', TEST_MONGODB_URI: database.uri };
  const { exitCode, stderr } = await runNode(args, env, console.log);
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
  if (exitCode !== 0) throw new Error(`Planning could not be measured:\n${stderr}`);
}
