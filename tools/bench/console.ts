import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchDatabase } from '../database/launch';
import { root } from '../parts';

/**
 * `npm run bench:console`: the cost of each call of the console with ten seasons in the embedded
 * database: p50, p99, processor time, and its queries with the index of each.
 */
async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'console-bench-'));
  const database = await launchDatabase({ dataDir, only: 'embedded' });
  const load = loadavg()[0]?.toFixed(1);
  console.log(`  ${availableParallelism()} cores, Node ${process.version}, load ${load}`);
  const pid = database.pid ? { TEST_MONGODB_PID: String(database.pid) } : {};
  const script = join(root, 'api/src/testing/console-bench/bench.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, NODE_ENV: 'test', TEST_MONGODB_URI: database.uri, ...pid },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The console could not be measured (${code})`);
}

await run();
