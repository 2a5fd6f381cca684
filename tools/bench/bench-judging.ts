import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { buildParts } from '../build/build-parts';
import { launchDatabase, type RunningDatabase } from '../database/launch';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { percentile } from './figures';
import { seedEvening } from './judging/evening';
import { lostOf, type Submitted, submit } from './judging/submit';
import { measuredApi } from './servers';

const [judges, nominations] = [400, 5];
const perSecond = 50;
const killedAfterMs = 15_000;

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

function quantiles(name: string, all: readonly Submitted[]): void {
  if (all.length === 0) return;
  const times = all.map(({ took }) => took);
  const at = (percent: number) => percentile(times, percent).toFixed(0);
  console.log(
    `  ${name}: ${times.length} evaluations, p50 ${at(50)}, p95 ${at(95)}, p99 ${at(99)}, slowest ${at(100)} ms`,
  );
}

const settings = (database: RunningDatabase): Record<string, string> => ({
  MONGODB_URI: database.uri,
  MONGODB_DATABASE: 'judging_bench',
  NODE_ENV: 'test',
  JWT_SECRET: 'a secret of the bench, long enough for a key',
  LOG_LEVEL: 'error',
});

const startDatabase = (dataDir: string, port?: number) =>
  launchDatabase({ dataDir, only: 'embedded', ...(port && { port }) });

async function lost(uri: string, acknowledged: readonly Submitted[]): Promise<number> {
  const client = new MongoClient(uri);
  const missing = await lostOf(client.db('judging_bench'), acknowledged);
  await client.close();
  return missing;
}

/**
 * The last evening: 400 judges submit their evaluations, 50 a second, while the API and the
 * embedded database are killed and restarted.
 */
export async function run(): Promise<void> {
  await buildParts(['api'], console.log);
  const dataDir = await mkdtemp(join(tmpdir(), 'judging-bench-'));
  const port = await nextFreePort(somewhereForPorts(), new Set());
  let database = await startDatabase(dataDir);
  const env = settings(database);
  const api = measuredApi({ env, port, folder: dataDir });
  console.log(`  ${availableParallelism()} cores, Node ${process.version}, load ${load()}`);
  const pending = await seedEvening(env, judges, nominations);
  await api.start();

  const begun = performance.now();
  let again = Number.POSITIVE_INFINITY;
  const killing = sleep(killedAfterMs).then(async () => {
    if (database.pid) process.kill(database.pid, 'SIGKILL');
    await api.kill();
    await sleep(200);
    // The API expects it at the same port.
    database = await startDatabase(dataDir, Number(new URL(database.uri).port));
    await api.start();
    again = performance.now() - begun;
    console.log(
      `  killed after ${killedAfterMs} ms; up again ${Math.round(again - killedAfterMs)} ms later`,
    );
  });
  const submitting: Promise<Submitted>[] = [];
  for (const [at, one] of pending.entries()) {
    await sleep(Math.max(0, begun + (at * 1_000) / perSecond - performance.now()));
    submitting.push(submit(port, one, 1 + (at % 10), begun));
  }
  const all = await Promise.all([...submitting]);
  await killing;

  quantiles(
    'before the kill',
    all.filter(({ at, took }) => at + took < killedAfterMs),
  );
  quantiles(
    'started while it was down',
    all.filter(({ at, took }) => at < again && at + took >= killedAfterMs),
  );
  quantiles(
    'five seconds after the restart',
    all.filter(({ at }) => at > again + 5_000),
  );
  console.log(
    `  acknowledged ${all.length}, of these lost or changed ${await lost(database.uri, all)}`,
  );
  console.log(`  load at the end ${load()}`);
  await api.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
