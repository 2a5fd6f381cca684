import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { buildParts } from '../build/build-parts';
import { launchDatabase } from '../database/launch';
import type { Part } from '../processes/supervised';
import { type ApiProcess, type Routes, startGateway } from '../start/gateway';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { percentile, wholeNumber } from './figures';
import { seedEvening } from './judging/evening';
import { lostOf, type Submitted, submit } from './judging/submit';
import { seenByAll, signOutSeen } from './processes/seen';
import { measuredApi } from './servers';

const [judges, nominations] = [120, 5];
/** Shorter than an access token lives. */
const longestRoundMs = 480_000;
const database = 'processes_bench';

interface Process {
  port: number;
  part: Part;
  isUp: boolean;
}

const running = (all: readonly Process[]) => all.filter(({ isUp }) => isUp);
const between = (least: number, most: number) => least + Math.random() * (most - least);

/** Kills a process or lets one join, at random; at least one always runs. */
async function disturb(all: readonly Process[], counts: { kills: number; joins: number }) {
  const one = all[Math.floor(Math.random() * all.length)];
  if (!one) return;
  if (!one.isUp) {
    await one.part.start();
    one.isUp = true;
    counts.joins += 1;
  } else if (running(all).length > 1) {
    one.isUp = false;
    await one.part.kill();
    counts.kills += 1;
  }
}

function timesOf(name: string, times: readonly number[]): string {
  if (times.length === 0) return `  ${name}: none`;
  const at = (percent: number) => percentile(times, percent).toFixed(0);
  return `  ${name}: ${times.length}, p50 ${at(50)}, p95 ${at(95)}, slowest ${at(100)} ms`;
}

/**
 * Judges submit evaluations through the gateway to three processes of the API, which are killed and
 * join at random, for `--minutes` (10). Meanwhile the season changes and people sign out; each
 * process has to see both within a second.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ options: { minutes: { type: 'string' } }, strict: false });
  const minutes = wholeNumber('minutes', String(values.minutes ?? 10));
  await buildParts(['api'], console.log);
  const dataDir = await mkdtemp(join(tmpdir(), 'processes-bench-'));
  const data = await launchDatabase({ dataDir, only: 'embedded' });
  const env = {
    MONGODB_URI: data.uri,
    MONGODB_DATABASE: database,
    NODE_ENV: 'test',
    JWT_SECRET: 'a secret of the bench, long enough for a key',
    LOG_LEVEL: 'error',
    PASSWORD_MEMORY_KIB: '64',
    PASSWORD_PASSES: '1',
  };
  const client = new MongoClient(data.uri);
  const db = client.db(database);
  const taken = new Set<number>();
  const port = () => nextFreePort(somewhereForPorts(), taken);
  const routes: Routes = new Map();
  const all: Process[] = [];
  for (const name of ['api', 'api-2', 'api-3'] satisfies ApiProcess[]) {
    const own = await port();
    routes.set(name, own);
    all.push({ port: own, part: measuredApi({ env, port: own, folder: dataDir }), isUp: true });
  }
  await Promise.all(all.map(({ part }) => part.start()));
  const gateway = await startGateway(await port(), routes);

  const end = performance.now() + minutes * 60_000;
  const counts = { kills: 0, joins: 0 };
  const acknowledged: Submitted[] = [];
  const [seasons, signOuts]: [number[], number[]] = [[], []];
  let lost = 0;
  while (performance.now() < end) {
    for (const name of ['assignments', 'judges', 'nominations'])
      await db.collection(name).deleteMany({});
    const pending = await seedEvening(env, judges, nominations);
    const begun = performance.now();
    const round = Math.max(30_000, Math.min(longestRoundMs, end - begun));
    let isOver = false;
    const until = async (work: () => Promise<unknown>, pause: () => number) => {
      while (!isOver) {
        await work();
        await sleep(pause());
      }
    };
    const ports = () => running(all).map((one) => one.port);
    const disturbing = Promise.all([
      until(
        () => disturb(all, counts),
        () => between(1_000, 8_000),
      ),
      until(
        async () => seasons.push(...(await seenByAll(db, ports))),
        () => 3_000,
      ),
      until(
        async () => signOuts.push(...(await signOutSeen(gateway.port, ports))),
        () => 3_000,
      ),
    ]);
    const submitting = pending.map(async (one, at) => {
      await sleep((at * round) / pending.length);
      return submit(gateway.port, one, 1 + (at % 10), begun);
    });
    const submitted = await Promise.all(submitting);
    isOver = true;
    await disturbing;
    acknowledged.push(...submitted);
    lost += await lostOf(db, submitted);
  }
  console.log(`  ${counts.kills} kills, ${counts.joins} joined; load ${loadavg()[0]?.toFixed(1)}`);
  const times = acknowledged.map(({ took }) => took);
  console.log(timesOf('evaluations', times));
  console.log(timesOf('a season seen by a process', seasons));
  console.log(timesOf('a sign-out seen by a process', signOuts));
  console.log(`  acknowledged ${acknowledged.length}, of these lost or changed ${lost}`);
  await gateway.close();
  await Promise.all(all.map(({ part }) => part.stop()));
  await client.close();
  await data.stop();
  await rm(dataDir, { recursive: true, force: true });
  if (lost > 0) process.exitCode = 1;
}
