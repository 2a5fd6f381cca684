import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../shared/merit/assign/random';
import { buildParts } from '../build/build-parts';
import { runNode } from '../processes/node-process';
import { answers } from '../processes/server-run';
import type { Supervised } from '../processes/supervised';
import { startDatabase } from '../start/database';
import { startGateway } from '../start/gateway';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { percentile, wholeNumber } from './figures';
import { measuredApi } from './servers';

type Target = 'api' | 'database';
const awayMs = 60_000;
/** Milliseconds from a kill to the answer of what was killed. */
type Recoveries = Record<Target, number[]>;

interface RoundResult {
  acknowledged: number;
  mails: number;
  repeated: number;
  wrong: number;
}

/** Plays one season on processes of its own, which are killed from its `begin` to its `end`. */
async function round(seed: number, recoveries: Recoveries): Promise<RoundResult> {
  const random = randomFrom(seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'crash-bench-'));
  const taken = new Set<number>();
  const port = () => nextFreePort(somewhereForPorts(), taken);
  const database = await startDatabase({ dataDir, say: () => {}, port: await port() });
  const [first, second, gatewayPort, smtp] = [
    await port(),
    await port(),
    await port(),
    await port(),
  ];
  const env = {
    MONGODB_URI: database.uri,
    MONGODB_DATABASE: 'crash',
    NODE_ENV: 'test',
    JWT_SECRET: 'a secret of the bench, long enough for a key',
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_SENDER: 'true',
  };
  const apis = [first, second].map((at) => ({
    at,
    part: measuredApi({ env, port: at, folder: dataDir }),
  }));
  const gateway = await startGateway(
    gatewayPort,
    new Map([
      ['api', first],
      ['api-2', second],
    ]),
  );
  const ready = (at: number) => answers(`http://127.0.0.1:${at}/api/health/ready`);
  const kill = async (kind: Target, part: Supervised, at: number) => {
    part.crash();
    const since = performance.now();
    await sleep(20);
    while (!(await ready(at))) {
      if (performance.now() - since > awayMs)
        throw new Error(`Seed ${seed}: the killed ${kind} stayed away (${dataDir})`);
      await sleep(20);
    }
    recoveries[kind].push(performance.now() - since);
  };
  let isOver = false;
  const killing = async () => {
    while (!isOver) {
      await sleep(100 + random() * 1_500);
      const one = apis[random() < 0.5 ? 0 : 1];
      const choice = random();
      if (!one || isOver) continue;
      // Both at once in one of six; what is then late counts for the database.
      if (choice < 0.5) await kill('api', one.part, one.at);
      else if (choice < 0.84) await kill('database', database, one.at);
      else await Promise.all([kill('api', one.part, one.at), kill('database', database, one.at)]);
    }
  };

  let started: Promise<unknown> = Promise.resolve();
  let killed = started;
  let result: RoundResult | undefined;
  const script = 'api/src/testing/crash-season/season.ts';
  const onLine = (line: string) => {
    if (line === 'seeded') started = Promise.all(apis.map(({ part }) => part.start()));
    if (line === 'begin') killed = started.then(killing);
    if (line === 'end') isOver = true;
    if (line.startsWith('WRONG')) console.log(`  seed ${seed}: ${line}`);
    if (line.startsWith('result ')) result = JSON.parse(line.slice(7)) as RoundResult;
  };
  const child = { ...process.env, ...env, GATEWAY: `http://127.0.0.1:${gatewayPort}` };
  const { stderr } = await runNode(['--import', 'tsx', script, String(seed)], child, onLine);
  isOver = true;
  await killed;
  await gateway.close();
  await Promise.all(apis.map(({ part }) => part.stop()));
  await database.stop();
  if (!result) throw new Error(`The season of seed ${seed} did not end (${dataDir}):\n${stderr}`);
  if (result.wrong === 0) await rm(dataDir, { recursive: true, force: true });
  return result;
}

function summaryOf(name: string, times: readonly number[]): string {
  if (times.length === 0) return `  ${name}: no kill`;
  const at = (percent: number) => (percentile(times, percent) / 1_000).toFixed(1);
  return `  ${name}: ${times.length} kills, again after ${at(50)} s in the median, p95 ${at(95)}, ${at(100)} at most`;
}

/**
 * `npm run bench:crash`: small seasons, from drafts to publication, through two processes of the API and the embedded
 * database, which are killed at random moments: `--kills` (30) in all, from `--seed` (1) on. No
 * acknowledged write may be lost, nothing be half done, and each mail has to come once.
 */
async function run(): Promise<void> {
  const options = { kills: { type: 'string' }, seed: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const kills = wholeNumber('kills', values.kills ?? '30');
  let seed = wholeNumber('seed', values.seed ?? '1');
  await buildParts(['api'], console.log);
  const recoveries: Recoveries = { api: [], database: [] };
  const sum: RoundResult = { acknowledged: 0, mails: 0, repeated: 0, wrong: 0 };
  const made = () => recoveries.api.length + recoveries.database.length;
  for (; made() < kills; seed++) {
    const result = await round(seed, recoveries);
    for (const name of ['acknowledged', 'mails', 'repeated', 'wrong'] as const)
      sum[name] += result[name];
    const load = loadavg()[0]?.toFixed(1);
    console.log(`  seed ${seed}: ${made()} kills by now, ${JSON.stringify(result)}, load ${load}`);
  }
  console.log(`  ${availableParallelism()} cores`);
  console.log(summaryOf('API', recoveries.api));
  console.log(summaryOf('database', recoveries.database));
  console.log(`  ${JSON.stringify(sum)}`);
  if (sum.wrong > 0) process.exitCode = 1;
}

await run();
