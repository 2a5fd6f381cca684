import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { buildApi } from '../../api/build';
import { root } from '../parts';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { settings, startApi, startDatabase } from './judging/processes';
import { type Population, seasonOfPopulation } from './merit/population';
import { client, type LoopDelay } from './planning/client';
import { seedSeason } from './planning/seed';

const population: Population = { nominations: 1_000, judges: 2_000, capacity: 1.05, seed: 2026 };
/** Milliseconds that others may wait while a plan is made (99 of 100 times). */
const promised = 20;

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

const inWords = ({ p50, p99, max }: LoopDelay) =>
  `loop delay p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${max.toFixed(1)} ms`;

/** Opens judging everywhere, as an organiser's command would. */
async function openJudging(uri: string, database: string): Promise<void> {
  const mongo = new MongoClient(uri);
  const judging = { open: true, closesAt: null };
  const seasons = mongo.db(database).collection('seasons');
  for (const { _id, categories } of await seasons.find().toArray()) {
    const opened = categories.map((category: object) => ({ ...category, judging }));
    await seasons.updateOne({ _id }, { $set: { categories: opened } });
  }
  await mongo.close();
}

/**
 * How late everybody else is served while the API plans and applies a season of 1,000 nominations
 * and 2,000 judges, over HTTP, with the embedded database on the same machine.
 */
export async function run(): Promise<void> {
  await buildApi('production');
  const folder = await mkdtemp(join(tmpdir(), 'planning-bench-'));
  const file = join(folder, 'season.json');
  await writeFile(file, JSON.stringify(seasonOfPopulation(population)));
  const ports = new Set<number>();
  const [port, probePort] = [
    await nextFreePort(somewhereForPorts(), ports),
    await nextFreePort(somewhereForPorts() + 1, ports),
  ];
  const database = await startDatabase(folder);
  const env = settings(database, port);
  console.log(`  ${availableParallelism()} cores, Node ${process.version}, load ${load()}`);
  const token = await seedSeason(env, file);
  const probe = join(root, 'tools/bench/identity/loop-delay.mjs');
  const api = await startApi({
    ...env,
    NODE_OPTIONS: `--import=${probe}`,
    LOOP_DELAY_PORT: String(probePort),
  });
  const { loopDelay, preview, applied } = client(port, probePort, token);
  const delays: LoopDelay[] = [];
  try {
    await loopDelay();
    await sleep(3_000);
    console.log(`  nothing is planned: ${inWords(await loopDelay())}`);
    for (const name of ['first plan', 'second plan']) {
      const { outcome, seconds } = await preview();
      const delay = await loopDelay();
      delays.push(delay);
      console.log(
        `  ${name}: ${seconds.toFixed(1)} s, of these ${outcome.milliseconds} ms in the thread, ` +
          `${outcome.added} assignments, certain ${(outcome.certainty * 100).toFixed(4)} %; ${inWords(delay)}`,
      );
    }
    await openJudging(database.uri, env.MONGODB_DATABASE ?? '');
    const seconds = await applied();
    console.log(
      `  planned and carried out: ${seconds.toFixed(1)} s; ${inWords(await loopDelay())}`,
    );
  } finally {
    api.kill('SIGTERM');
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`  load at the end ${load()}`);
  if (delays.some(({ p99 }) => p99 > promised)) process.exitCode = 1;
}
