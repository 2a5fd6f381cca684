import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchDatabase } from '../database/launch';
import { root } from '../parts';

/**
 * The results of 5,000 entries with 22 ratings each, in the embedded database, from preview to
 * publication: time, processor time and how long the API's event loop answers nobody meanwhile.
 */
export async function run(): Promise<void> {
  // The embedded database's own heap is for a season of hundreds of entries.
  process.env._JAVA_OPTIONS ??= '-Xmx3g';
  const dataDir = await mkdtemp(join(tmpdir(), 'results-bench-'));
  const database = await launchDatabase({ dataDir, only: 'embedded', throwAway: true });
  const load = loadavg()[0]?.toFixed(1);
  console.log(`  ${availableParallelism()} cores, Node ${process.version}, load ${load}`);
  const script = join(root, 'api/src/testing/results-bench/bench.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, NODE_ENV: 'test', TEST_MONGODB_URI: database.uri },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The results could not be measured (${code})`);
}
