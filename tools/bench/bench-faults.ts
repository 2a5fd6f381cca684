import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Db, MongoClient } from 'mongodb';
import { buildParts } from '../build/build-parts';
import { launchDatabase } from '../database/launch';
import { root } from '../parts';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { databaseLine } from './faults/database-line';
import { identityProvider, mailServer } from './faults/neighbours';
import { type Answer, Probes, probeNames } from './faults/probes';
import { columns, wholeNumber } from './figures';
import { measuredApi } from './servers';

const databaseName = 'faults_bench';
/** How long we wait for all to be well again. */
const patience = 240_000;

interface Fault {
  name: string;
  begin(): unknown;
  end(): unknown;
  /** Mails are part of what has to be well again. */
  mails?: true;
}

/** Each kind of answer of a probe while the fault lasted, with how often it was given. */
function saidBy(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { isGood, said } of answers) {
    const what = isGood ? 'good' : said;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const slowest = Math.max(0, ...answers.map(({ took }) => took));
  return `${[...counts].map(([what, count]) => `${count} ${what}`).join(', ')}; slowest ${slowest.toFixed(0)} ms`;
}

const waitingMails = (db: Db) => db.collection('outbox').countDocuments({ state: 'queued' });

/** Tries one fault; returns its row of the table. */
async function tried(fault: Fault, seconds: number, world: World): Promise<(string | number)[]> {
  const { probes, mail, db } = world;
  await sleep(2_000);
  const begun = performance.now();
  await fault.begin();
  for (let turn = 0; turn < 4; turn += 1) {
    await sleep((seconds * 1_000) / 4);
    if (turn < 3) await probes.register();
  }
  await fault.end();
  const ended = performance.now();
  const isOver = async () =>
    probes.isWell(ended) && (!fault.mails || (await waitingMails(db)) === 0);
  let isWell = await isOver();
  while (!isWell && performance.now() - ended < patience) {
    await sleep(100);
    isWell = await isOver();
  }
  // Three answers in a row are what is waited for, the slowest of them once a second.
  const well = ((performance.now() - ended) / 1_000).toFixed(1);
  const during = probes.answers.filter(({ at }) => at >= begun && at < ended);
  console.log(`\n  ${fault.name}, ${seconds} s`);
  for (const name of probeNames)
    console.log(`    ${name}: ${saidBy(during.filter(({ probe }) => probe === name))}`);
  const lostMails = fault.mails
    ? probes.registered.filter((address) => !mail.delivered.has(address)).length
    : 0;
  const lost = (await probes.hasLost()) ? 1 : 0;
  return [fault.name, seconds, lost, lostMails, isWell ? well : `not in ${patience / 1_000}`];
}

interface World {
  probes: Probes;
  mail: ReturnType<typeof mailServer>;
  db: Db;
}

/** Sessions and drafts of a process whose clock is right, at one whose is not, and the other way. */
async function betweenClocks(right: number, wrong: number): Promise<string> {
  const statusAt = async (port: number, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`http://127.0.0.1:${port}/api/account`, { headers })).status;
  };
  const tokenOf = async (port: number) => {
    const body = {
      fullName: 'Cy Sample',
      email: `cy-${port}@example.com`,
      password: 'correct horse',
    };
    const reply = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await reply.json()) as { accessToken: string }).accessToken;
  };
  const [ours, theirs] = [await tokenOf(right), await tokenOf(wrong)];
  return `signed in at the right one, asked at the wrong one: ${await statusAt(wrong, ours)}; the other way: ${await statusAt(right, theirs)}`;
}

/**
 * Breaks what the API depends on, one after the other, for `--seconds` (20) each, while people go
 * on: its database, its mail server, its identity provider, its clock, its names. `--only=mail`
 * tries the faults whose name contains it. Nothing acknowledged may be lost.
 */
export async function run(): Promise<void> {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ options: { seconds: option, only: option }, strict: false });
  const seconds = wholeNumber('seconds', String(values.seconds ?? 20));
  await buildParts(['api'], console.log);
  const folder = await mkdtemp(join(tmpdir(), 'faults-bench-'));
  const database = await launchDatabase({ dataDir: folder, only: 'embedded' });
  const taken = new Set<number>();
  const port = async () => {
    const next = await nextFreePort(somewhereForPorts(), taken);
    taken.add(next);
    return next;
  };
  const linePort = await port();
  const line = await databaseLine(linePort, Number(new URL(database.uri).port));
  const mailPort = await port();
  const mail = mailServer(mailPort);
  const google = identityProvider(await port());
  await mail.become('none');
  await google.become('none');
  const noNames = join(folder, 'no-names');
  const env = {
    MONGODB_URI: `mongodb://localhost:${linePort}`,
    MONGODB_DATABASE: databaseName,
    NODE_ENV: 'test',
    JWT_SECRET: 'a secret of the bench, long enough for a key',
    LOG_LEVEL: 'error',
    PASSWORD_MEMORY_KIB: '64',
    PASSWORD_PASSES: '1',
    BUSY_AT_MS: '250',
    RESETS_PER_ADDRESS: '100000',
    MAIL_SENDER: 'true',
    SMTP_URL: `smtp://localhost:${mailPort}`,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: 'bench',
    FAULT_DNS: noNames,
  };
  const broken = ['--import', join(root, 'tools/bench/faults/broken-process.mjs')];
  const apiPort = await port();
  const api = measuredApi({ env, port: apiPort, folder }, broken);
  const wrongPort = await port();
  const wrongEnv = { ...env, FAULT_CLOCK_MS: '300000', MAIL_SENDER: 'false' };
  const wrong = measuredApi({ env: wrongEnv, port: wrongPort, folder }, broken);
  const client = new MongoClient(database.uri);
  const whole = () => line.become({ kind: 'none' });
  const noWrites = (code: number, codeName: string) => () =>
    line.become({ kind: 'no writes', code, codeName });
  const mailFault = (name: string, kind: Parameters<typeof mail.become>[0]): Fault => ({
    name,
    begin: () => mail.become(kind),
    end: () => mail.become('none'),
    mails: true,
  });
  const all: Fault[] = [
    { name: 'database away', begin: () => line.become({ kind: 'cut' }), end: whole },
    { name: 'database slow', begin: () => line.become({ kind: 'slow', ms: 200 }), end: whole },
    { name: 'database read-only', begin: noWrites(10_107, 'NotWritablePrimary'), end: whole },
    { name: 'database disk full', begin: noWrites(14_031, 'OutOfDiskSpace'), end: whole },
    mailFault('mail server away', 'away'),
    mailFault('mail server silent', 'silent'),
    mailFault('mail server slow', 'slow'),
    mailFault('mail server refusing', 'refusing'),
    mailFault('mail certificate bad', 'bad certificate'),
    {
      name: 'identity provider away',
      begin: () => google.become('away'),
      end: () => google.become('none'),
    },
    {
      name: 'names gone (DNS)',
      begin: () => writeFile(noNames, ''),
      end: () => rm(noNames),
      mails: true,
    },
    { name: 'clock of another process', begin: () => wrong.start(), end: () => wrong.stop() },
  ];
  try {
    await api.start();
    console.log(`  ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
    const probes = new Probes(apiPort, google.issuer);
    const stop = await probes.start();
    const world = { probes, mail, db: client.db(databaseName) };
    const rows: (string | number)[][] = [
      ['fault', 'seconds', 'writes lost', 'mails lost', 'well after s'],
    ];
    for (const fault of all.filter(({ name }) => name.includes(String(values.only ?? ''))))
      rows.push(await tried(fault, seconds, world));
    await stop();
    if (String(values.only ?? 'clock').includes('clock')) {
      await wrong.start();
      console.log(`\n  clock 5 minutes ahead: ${await betweenClocks(apiPort, wrongPort)}`);
      await wrong.stop();
    }
    console.log(`\n${columns(rows)}\n  load ${loadavg()[0]?.toFixed(1)}`);
    if (rows.slice(1).some(([, , writes, mails]) => Number(writes) + Number(mails) > 0))
      process.exitCode = 1;
  } finally {
    await Promise.all([api.stop(), wrong.stop()]);
    await client.close();
    line.close();
    await mail.close();
    await google.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
