import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { buildParts } from '../build/build-parts';
import { launchDatabase } from '../database/launch';
import { root } from '../parts';
import { runNode } from '../processes/node-process';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import type { Played, Trace } from './deadline/clients';
import { kinds } from './deadline/requests';
import { columns, percentile, wholeNumber } from './figures';
import { seedEvening } from './judging/evening';
import { lostOf } from './judging/submit';
import { measuredApi } from './servers';

/** Of the real hour. */
const [nominators, judges, organisers] = [2_000, 300, 5];
const phases = 6;

/** Processor seconds that a process has used; Linux counts hundredths. */
async function processorOf(pid: number | undefined): Promise<number> {
  const stat = pid ? await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') : '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

/** Lateness in milliseconds, as the API's metrics say. */
async function latenessAt(port: number): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`, {
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
  const text = (await reply?.text()) ?? '';
  return 1_000 * Number(/^meritum_lateness_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}

/** What the processes used in a phase, and how late the API was at most. */
interface Used {
  api: number;
  database: number;
  late: number;
}

/** Watches until `stop`; returns a row for each phase. */
function watch(pids: { api?: number; database?: number }, metrics: number, phaseMs: number) {
  const used: Used[] = [];
  let [late, isOver] = [0, false];
  const sampling = (async () => {
    while (!isOver) {
      late = Math.max(late, (await latenessAt(metrics)) || 0);
      await new Promise((next) => setTimeout(next, 1_000));
    }
  })();
  const read = async () => ({
    api: await processorOf(pids.api),
    database: await processorOf(pids.database),
  });
  let before = read();
  const timer = setInterval(async () => {
    const [was, now] = [await before, await read()];
    before = Promise.resolve(now);
    const share = (name: 'api' | 'database') => (now[name] - was[name]) / (phaseMs / 1_000);
    used.push({ api: share('api'), database: share('database'), late });
    late = 0;
  }, phaseMs);
  return async () => {
    clearInterval(timer);
    isOver = true;
    await sampling;
    return used;
  };
}

const isDone = ({ status }: { status: number }) => status >= 200 && status < 300;
const ms = (times: readonly number[], percent: number) =>
  times.length === 0 ? '' : percentile(times, percent).toFixed(0);

function byKind({ attempts }: Played): string {
  const rows = kinds.map((kind) => {
    const all = attempts.filter((one) => one.kind === kind);
    const times = all.filter(isDone).map(({ took }) => took);
    const refused = all.filter(({ status }) => status === 503).length;
    const silent = all.filter(({ status }) => status === 0).length;
    return [kind, times.length, ms(times, 50), ms(times, 99), refused, silent];
  });
  return columns([['', 'answered', 'p50 ms', 'p99 ms', 'refused', 'no answer'], ...rows]);
}

function byPhase({ attempts }: Played, used: readonly Used[], phaseMs: number): string {
  const rows = Array.from({ length: phases }, (_, phase) => {
    const all = attempts.filter(
      ({ at }) => Math.min(phases - 1, Math.floor(at / phaseMs)) === phase,
    );
    const times = all.filter((one) => one.kind === 'submit' && isDone(one)).map(({ took }) => took);
    const refused = (names: readonly string[]) =>
      all.filter(({ kind, status }) => status === 503 && names.includes(kind)).length;
    const { api = 0, database = 0, late = 0 } = used[phase] ?? {};
    return [
      `phase ${phase + 1}`,
      (all.length / (phaseMs / 1_000)).toFixed(1),
      `${ms(times, 50)} / ${ms(times, 99)}`,
      refused(['export', 'plan']),
      refused(['status', 'assignment', 'console', 'draft read']),
      refused(['sign in', 'public page', 'draft saved', 'document part', 'submit', 'rate']),
      late.toFixed(0),
      api.toFixed(2),
      database.toFixed(2),
    ];
  });
  const head = ['', 'requests/s', 'submit p50 / p99 ms', 'heavy refused', 'reading', 'saving'];
  return columns([[...head, 'late ms', 'API cores', 'database cores'], ...rows]);
}

const playedBy = (trace: Trace) =>
  new Promise<Played>((resolve, reject) => {
    const script = join(root, 'tools/bench/deadline/clients.ts');
    const child = fork(script, { execArgv: ['--import', 'tsx'], cwd: root });
    child.once('message', (played) => resolve(played as Played));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The clients ended with ${code}`)));
    child.send(trace);
  });

/**
 * The last hour of a category in `--minutes` (4), at the same requests a second as the real one
 * unless `--times` multiplies them: arrivals double six times, people sign in, save drafts, upload
 * 9 MB and submit; judges rate; organisers have the console open. The clients are another process.
 * `--busy` sets BUSY_AT_MS. Ends with 1 when anything acknowledged is lost.
 */
export async function run(): Promise<void> {
  const option = { type: 'string' } as const;
  const options = { minutes: option, times: option, busy: option };
  const { values } = parseArgs({ options, strict: false });
  const minutes = wholeNumber('minutes', String(values.minutes ?? 4));
  const times = wholeNumber('times', String(values.times ?? 1));
  await buildParts(['api'], console.log);
  const dataDir = await mkdtemp(join(tmpdir(), 'deadline-bench-'));
  const database = await launchDatabase({ dataDir, only: 'embedded' });
  const taken = new Set<number>();
  const port = await nextFreePort(somewhereForPorts(), taken);
  const metrics = await nextFreePort(port + 1, taken);
  const env = {
    MONGODB_URI: database.uri,
    MONGODB_DATABASE: 'deadline_bench',
    NODE_ENV: 'test',
    JWT_SECRET: 'a secret of the bench, long enough for a key',
    LOG_LEVEL: 'error',
  };
  const serving = {
    ...env,
    METRICS_PORT: String(metrics),
    BUSY_AT_MS: String(values.busy ?? 250),
    // Everybody comes from one address.
    SPARE_DOCUMENTS_MB: '1000000',
    FAILED_SIGN_INS_PER_ADDRESS: '1000000',
  };
  const api = measuredApi({ env: serving, port, folder: dataDir });
  const client = new MongoClient(database.uri);
  try {
    const people = Math.round((nominators * times * minutes) / 60);
    const script = 'api/src/testing/deadline-bench/people.ts';
    const args = ['--import', 'tsx', script, String(people), String(organisers)];
    const { exitCode, stdout, stderr } = await runNode(args, { ...process.env, ...env });
    if (exitCode !== 0) throw new Error(`Could not create the people:\n${stderr}`);
    const evening = await seedEvening(env, judges, Math.ceil((times * minutes) / 5));
    const ratings = evening.slice(0, minutes * 60 * times);
    await api.start();
    const load = () => loadavg()[0]?.toFixed(1);
    console.log(`  ${availableParallelism()} cores, ${people} nominators, load ${load()}`);
    const phaseMs = (minutes * 60_000) / phases;
    const pids = {
      ...(api.pid && { api: api.pid }),
      ...(database.pid && { database: database.pid }),
    };
    const stop = watch(pids, metrics, phaseMs);
    const trace: Trace = { port, minutes, ratings, ...JSON.parse(stdout.trim()) };
    const played = await playedBy(trace);
    const used = await stop();
    const { drafts, documents, nominations } = played.acknowledged;
    const ratingsLost = await lostOf(client.db('deadline_bench'), played.ratings);
    console.log(byPhase(played, used, phaseMs));
    console.log(`\n${byKind(played)}\n`);
    console.log(
      `  acknowledged: ${drafts} drafts, ${documents} documents, ${nominations} nominations, ${played.ratings.length} ratings; lost ${played.lost + ratingsLost}; given up ${played.gaveUp}; load ${load()}`,
    );
    for (const error of played.errors.slice(0, 5)) console.log(`  ${error}`);
    if (played.lost + ratingsLost > 0) process.exitCode = 1;
  } finally {
    await client.close();
    await api.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
