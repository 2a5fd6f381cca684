import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Season } from '@meritum/shared/contracts/seasons';
import { defaultSeason, openCategory } from '@meritum/shared/programme/season';
import { BSON, type Db, ObjectId } from 'mongodb';
import { buildApp } from '../../app';
import { composeForCommands } from '../../composition/compose';
import type { Assignment } from '../../modules/assignments/assignment';
import { rate } from '../../modules/assignments/commands';
import type { Judge } from '../../modules/judges/judge';
import { keepLog } from '../../modules/log/appending';
import { frozenRulesOf } from '../../modules/seasons/frozen-rules';
import { newKeyPair } from '../../platform/backup/age';
import { systemClock } from '../../platform/clock';
import { gridFiles } from '../../platform/files/files';
import { mongoClient } from '../../platform/mongo/mongo';
import { testConfig, testSecret } from '../config';
import { callAs } from '../console';
import { ratings, registerAdmin, registerStranger } from '../judges';
import { runMeritum } from '../program';
import { putContest } from '../results-bench/contest';
import { setJudging } from '../seasons';
import { storedAssignment, storedJudge } from '../stored';

// TEST_MONGODB_URI=... ELSEWHERE=<another server> PID=<of the first> node --import tsx drill.ts:
// backs a season up twice while it is written, kills its database, restores elsewhere, compares.
const size = { entries: 1_870, ratingsEach: 20, judges: 2_057 };
const pending = { judges: 20, entries: 300 };
const documents = { count: 200, bytes: 1_000_000 };
const database = 'drill';

const say = (line: string) => process.stdout.write(`${line}\n`);
const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const elsewhere = process.env.ELSEWHERE ?? '';
const config = testConfig({ MONGODB_DATABASE: database });
const folder = await mkdtemp(join(tmpdir(), 'drill-'));
const { identity, recipient } = await newKeyPair();
const keyFile = join(folder, 'key');
await writeFile(keyFile, identity);

/** Runs a command of the API's program as an operator does; returns what it printed and how long it took. */
async function operated(uri: string, ...args: string[]) {
  const began = performance.now();
  const env = { NODE_ENV: 'test', MONGODB_URI: uri, MONGODB_DATABASE: database };
  const { code, stdout, stderr } = await runMeritum(args, { ...env, JWT_SECRET: testSecret });
  if (code !== 0) throw new Error(`${args[0]}: ${stdout}${stderr}`);
  return { stdout, took: performance.now() - began };
}

/** Documents and judges who have entries left to rate. */
async function putRest(db: Db): Promise<Assignment[]> {
  const files = gridFiles(db);
  for (const _ of numbered(documents.count))
    await files.write(new ObjectId(), 'evidence.pdf', [randomBytes(documents.bytes)] as never);
  const entries = numbered(pending.entries).map((at) => `nomination-${at}`);
  const { id: season } = defaultSeason;
  const places = [{ season, load: entries.length, barred: [], nominations: entries }];
  const judges = numbered(pending.judges).map((at) =>
    storedJudge(size.judges + at, { places, toldReady: [season] }),
  );
  await db.collection<Judge>('judges').insertMany(judges);
  const given = judges.flatMap((judge) =>
    entries.map((_id) => {
      const entry = { _id, season, category: openCategory };
      return storedAssignment(entry, judge, { assignedAt: new Date(), evaluation: null });
    }),
  );
  await db.collection<Assignment>('assignments').insertMany(given);
  return given;
}

const digestsOf = async (db: Db, name: string, filter: object = {}) =>
  new Map(
    (await db.collection(name).find(filter).toArray()).map((one) => [
      String(one._id),
      createHash('sha256').update(BSON.serialize(one)).digest('hex'),
    ]),
  );

const app = await buildApp(config, { logStream: { write: () => {} } });
await app.ready();
const { db } = app.mongo;
const admin = await registerAdmin(app);
const [nominator, judge] = [await registerStranger(app), await registerStranger(app)];
const { seasons } = (await callAs(app, admin, 'listSeasons')).json<{ seasons: Season[] }>();
const season = seasons.find(({ id }) => id === defaultSeason.id);
if (!season) throw new Error('There is no season');
await setJudging(app, true);
await putContest(db, {
  size,
  frozen: frozenRulesOf(season, openCategory),
  accounts: { nominators: [nominator.accountId], judge: judge.accountId },
});
const toRate = await putRest(db);
const commands = composeForCommands(db, { config, clock: systemClock });
await keepLog(commands.keepingLog);
const before = await digestsOf(db, 'assignments', { status: 'completed' });
say(`${size.entries} nominations, ${before.size} ratings, ${documents.count} documents`);

/** Ratings that were answered with success, with the time of the answer. */
const answered = new Map<string, { at: number; commitment: string | undefined }>();
let isDown = false;

async function writing(): Promise<void> {
  for (let next = toRate.pop(); next && !isDown; next = toRate.pop()) {
    const given = { actor: { accountId: next.accountId ?? '' }, assignmentId: next._id };
    const { assignment } = await rate(commands.assigning, {
      ...given,
      ratings: ratings(8, 7, 8, 9),
    });
    const commitment = assignment.evaluation?.receipt?.commitment;
    answered.set(next._id, { at: Date.now(), commitment });
    // At most 40 a second: more than on the last evening of a season.
    await sleep(100);
  }
}
const writers = numbered(4).map(() =>
  writing().catch((error) => (isDown ? undefined : Promise.reject(error))),
);

const uri = process.env.TEST_MONGODB_URI ?? '';
const [full, later] = [join(folder, 'full.age'), join(folder, 'later.age')];
await sleep(2_000);
const first = await operated(uri, 'backup', full, recipient);
await sleep(2_000);
const begun = Date.now();
const second = await operated(uri, 'backup', later, recipient, `${full}.json`);
await sleep(5_000);
isDown = true;
process.kill(Number(process.env.PID), 'SIGKILL');
const killed = Date.now();
await Promise.all(writers);

const restored = await operated(elsewhere, 'restore', later, keyFile, 'The drill.', full);
const rto = Date.now() - killed;
const client = mongoClient({ ...config.mongo, uri: elsewhere });
const copy = client.db(database);
const inCopy = await digestsOf(copy, 'assignments', { status: 'completed' });
const changed = [...before].filter(([id, digest]) => inCopy.get(id) !== digest);
const found = new Map(
  (await copy.collection<Assignment>('assignments').find({ status: 'completed' }).toArray()).map(
    ({ _id, evaluation }) => [_id, evaluation?.receipt?.commitment],
  ),
);
const lost = [...answered].filter(([id, { commitment }]) => found.get(id) !== commitment);
const early = lost.filter(([, { at }]) => at < begun);
const firstLost = Math.min(killed, ...lost.map(([, { at }]) => at));
await client.close();

const sizeOf = async (path: string) => `${((await stat(path)).size / 1e6).toFixed(1)} MB`;
say(restored.stdout);
say('| | |\n|---|---|');
say(`| full backup while ratings arrive | ${seconds(first.took)}, ${await sizeOf(full)} |`);
say(`| one on top of it | ${seconds(second.took)}, ${await sizeOf(later)} |`);
say(`| ratings answered meanwhile, lost | ${answered.size}, ${lost.length} |`);
say(`| RPO: from the first lost rating to the kill | ${seconds(killed - firstLost)} |`);
say(`| restore with verification | ${seconds(restored.took)} |`);
say(`| RTO: from the kill to a verified copy | ${seconds(rto)} |`);
say(`| ratings of before that differ, or are missing | ${changed.length} |`);
say(`| ratings answered before the last backup began and missing | ${early.length} |`);
await rm(folder, { recursive: true, force: true });
// The application waits for a database that is gone.
process.exit(changed.length + early.length > 0 ? 1 : 0);
