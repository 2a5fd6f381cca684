import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@meritum/shared/contracts/calls';
import { execa } from 'execa';
import { buildParts } from '../build/build-parts';
import { launchDatabase } from '../database/launch';
import { root } from '../parts';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { columns, percentile } from './figures';
import { measuredApi } from './servers';

/** At which everybody else asks, and for how long where nothing is drawn. */
const perSecond = 40;
const quietMs = 6_000;
const category = 'category=Technology';

const files = {
  'certificate, A4': `${calls.getWinnerCertificate.path}?${category}&paper=A4`,
  'certificate, Letter': `${calls.getWinnerCertificate.path}?${category}&paper=Letter`,
  'reference letter, A4': `${calls.getWinnerReferenceLetter.path}?${category}&paper=A4`,
  'reference letter, Letter': `${calls.getWinnerReferenceLetter.path}?${category}&paper=Letter`,
  'badge, JWT': `${calls.getBadge.path}?${category}&format=jwt`,
  'badge, JSON': `${calls.getBadge.path}?${category}&format=json`,
  'badge, SVG': `${calls.getBadge.path}?${category}&format=svg`,
  'badge, PNG': `${calls.getBadge.path}?${category}&format=png`,
};

async function read(address: string, token: string): Promise<number> {
  const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const { byteLength } = await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return byteLength;
}

/** How long a call takes that is repeated until `until`, in milliseconds. */
async function others(ask: () => Promise<unknown>, until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const ended = until.finally(() => {
    isOver = true;
  });
  const took: Promise<number>[] = [];
  const timed = async () => {
    const begun = performance.now();
    await ask();
    return performance.now() - begun;
  };
  while (!isOver) {
    took.push(timed());
    await sleep(1_000 / perSecond);
  }
  await ended;
  return Promise.all(took);
}

type Asked = (path: string, token: string) => Promise<number>;

/** The table, row by row: each paper by all winners at once, and other calls before and meanwhile. */
async function measured(ask: Asked, tokens: readonly string[]): Promise<string> {
  const [first = ''] = tokens;
  const another = () => ask(calls.getAccount.path, first);
  // The first paper starts a thread and loads the fonts.
  await ask(files['certificate, A4'], first);
  await others(another, sleep(1_000));
  const rows: (string | number)[][] = [
    ['file', 'bytes', '100 at once, a second', 'others quiet, p99 ms', 'others meanwhile, p99 ms'],
  ];
  for (const [name, path] of Object.entries(files)) {
    const quiet = await others(another, sleep(quietMs));
    const begun = performance.now();
    const all = Promise.all(tokens.map((token) => ask(path, token)));
    const meanwhile = await others(another, all);
    const seconds = (performance.now() - begun) / 1_000;
    const p99 = (took: number[]) => percentile(took, 99).toFixed(1);
    const [bytes = 0] = await all;
    rows.push([name, bytes, Math.round(tokens.length / seconds), p99(quiet), p99(meanwhile)]);
  }
  return columns(rows);
}

/** Publishes a contest in the database; returns access tokens of winners. */
async function winnersIn(uri: string, settings: Record<string, string>): Promise<string[]> {
  const script = join(root, 'api/src/testing/papers-bench/winners.ts');
  const { stdout } = await execa(process.execPath, ['--import', 'tsx', script], {
    env: { ...settings, NODE_ENV: 'test', TEST_MONGODB_URI: uri },
    stderr: 'inherit',
  });
  return JSON.parse(stdout);
}

/**
 * A hundred winners ask for their papers at once, in the embedded database: papers a second, how
 * long another call takes meanwhile and before, and the size of each file. Wanted: a p99 of others
 * below twice the quiet one.
 */
export async function run(): Promise<void> {
  await buildParts(['api'], console.log);
  const folder = await mkdtemp(join(tmpdir(), 'papers-bench-'));
  const { uri, stop } = await launchDatabase({ dataDir: folder, only: 'embedded' });
  const settings = { MONGODB_DATABASE: 'papers', JWT_SECRET: randomBytes(48).toString('hex') };
  const port = await nextFreePort(somewhereForPorts(), new Set());
  const env = { ...settings, MONGODB_URI: uri, PUBLIC_ORIGIN: 'https://awards.example' };
  const api = measuredApi({ env, port, folder });
  try {
    const tokens = await winnersIn(uri, settings);
    await api.start();
    console.log(`  ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
    const ask: Asked = (path, token) => read(`http://127.0.0.1:${port}${path}`, token);
    console.log(await measured(ask, tokens));
  } finally {
    await api.stop();
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
