import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { buildApi } from '../../api/build';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { seed, settings, startApi, startDatabase } from './judging/processes';
import { type Submitted, submit } from './judging/submit';

const [judges, nominations] = [400, 5];
const perSecond = 50;
const killedAfterMs = 15_000;

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

function quantiles(name: string, all: readonly Submitted[]): void {
  const times = all.map(({ took }) => took).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
  console.log(
    `  ${name}: ${times.length} evaluations, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, slowest ${at(1)} ms`,
  );
}

/** Of what was acknowledged: how much is not stored, or otherwise. */
async function lost(uri: string, acknowledged: readonly Submitted[]): Promise<number> {
  const client = new MongoClient(uri);
  const stored = await client
    .db('judging_bench')
    .collection('assignments')
    .find({ status: 'completed' })
    .toArray();
  await client.close();
  const kept = new Map(
    stored.map(({ _id, evaluation }) => [String(_id), evaluation.ratings.innovation as number]),
  );
  return acknowledged.filter(({ id, innovation }) => kept.get(id) !== innovation).length;
}

/**
 * The last evening: 400 judges submit their evaluations, 50 a second, and in the middle of it both
 * the API and the embedded database are killed and started again.
 */
export async function run(): Promise<void> {
  await buildApi('production');
  const dataDir = await mkdtemp(join(tmpdir(), 'judging-bench-'));
  const port = await nextFreePort(somewhereForPorts(), new Set());
  let database = await startDatabase(dataDir);
  const env = settings(database, port);
  console.log(`  ${availableParallelism()} cores, Node ${process.version}, load ${load()}`);
  const pending = await seed(env, judges, nominations);
  let api = await startApi(env);

  const begun = performance.now();
  let again = Number.POSITIVE_INFINITY;
  const killing = sleep(killedAfterMs).then(async () => {
    api.kill('SIGKILL');
    if (database.pid) process.kill(database.pid, 'SIGKILL');
    await sleep(200);
    database = await startDatabase(dataDir, Number(new URL(database.uri).port));
    api = await startApi({ ...env, MONGODB_URI: database.uri });
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
    'begun while it was down',
    all.filter(({ at, took }) => at < again && at + took >= killedAfterMs),
  );
  quantiles(
    'five seconds after it was up again',
    all.filter(({ at }) => at > again + 5_000),
  );
  console.log(
    `  acknowledged ${all.length}, of these lost or changed ${await lost(database.uri, all)}`,
  );
  console.log(`  load at the end ${load()}`);
  api.kill('SIGTERM');
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
