import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchDatabase } from '../database/launch';
import { root } from '../parts';

/**
 * The restore drill: a season is backed up while it is written, its database is killed, and another
 * one gets what the archives have. Fails when anything is missing that was there when the last
 * backup began.
 */
export async function run(): Promise<void> {
  // The embedded database's own heap is for a season of hundreds of entries.
  process.env._JAVA_OPTIONS ??= '-Xmx2g';
  const folder = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  const launch = (name: string) =>
    launchDatabase({ dataDir: join(folder, name), only: 'embedded' });
  const [database, elsewhere] = [await launch('season'), await launch('elsewhere')];
  console.log(`  ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
  const script = join(root, 'api/src/testing/backup-drill/drill.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      TEST_MONGODB_URI: database.uri,
      ELSEWHERE: elsewhere.uri,
      PID: String(database.pid),
    },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  await elsewhere.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The drill failed (${code})`);
}
