import { randomBytes } from 'node:crypto';
import { open, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from 'mongodb';
import { registerAccount } from '../../testing/accounts';
import { buildTestApp, suiteApp } from '../../testing/app';
import { testConfig } from '../../testing/config';
import { testFolder } from '../../testing/folder';
import { suiteObjectStore } from '../../testing/object-store';
import { runMeritum } from '../../testing/program';
import { appendToLog } from '../../testing/public-log';
import { closed, ratedContest, suiteOrganisers, times } from '../../testing/results';
import { uploadDocument } from '../../testing/uploads';
import { allStores } from '../composition/modules';
import { eraseAccount, finishDeletions } from '../modules/account/deletion';
import { erasedListIn } from '../modules/account/erased-list';
import { newKeyPair, parseIdentity, parseRecipient } from '../platform/backup/age';
import { orderOfCopying } from '../platform/backup/order';
import { backUp, indexOf, readBase } from './backup';
import { restoreFrom } from './restore';

const objectStore = suiteObjectStore();
const suite = suiteApp();
const organisers = suiteOrganisers(suite);
const folder = testFolder();
let publicKey: string;
let recipients: string[];
let identity: string;
beforeAll(async () => {
  const pair = await newKeyPair();
  publicKey = pair.recipient;
  recipients = [parseRecipient(pair.recipient)];
  identity = parseIdentity(`\ufeff# kept elsewhere\r\n${pair.identity}\r\n`);
});

const configOf = (database: string, settings: Record<string, string> = {}) =>
  testConfig({ MONGODB_DATABASE: database, ...settings });

/** Backs the suite's database up. */
async function backedUp(name: string, base?: string) {
  const archive = join(folder(), name);
  const config = configOf(suite().app.mongo.db.databaseName);
  await backUp({ archive, recipients, base: await readBase(base && indexOf(base)) }, config);
  return archive;
}

const restored: Db[] = [];
afterEach(async () => {
  for (const db of restored.splice(0)) await db.dropDatabase();
});

interface Restoring {
  base?: string;
  into?: Db;
  settings?: Record<string, string>;
}

/** Restores into a new database, or into the given one. */
async function restore(archive: string, { base, into, settings }: Restoring = {}) {
  const db = into ?? suite().app.mongoClient.db(`restored_${randomBytes(6).toString('hex')}`);
  if (!into) restored.push(db);
  const config = configOf(db.databaseName, settings);
  const { findings, again } = await restoreFrom(
    { archive, base, identity },
    'The disk is lost.',
    config,
  );
  return { db, again, faults: findings.filter(({ fault }) => fault !== null) };
}

const all = (db: Db, name: string) => db.collection(name).find().sort({ _id: 1 }).toArray();

test('a restored season verifies with files of its base, and audit trail and public log record it', async () => {
  const { app, commands } = suite();
  const { db } = app.mongo;
  const names = await ratedContest(app, { Ada: times(20, 10), Bo: times(21, 4) });
  await uploadDocument(app, names.Ada);
  await closed(app, organisers()[0]);
  await appendToLog({ commands });
  const base = await backedUp('full.age');
  await uploadDocument(app, names.Bo);
  const archive = await backedUp('later.age', base);
  const { db: copy, faults } = await restore(archive, { base });
  expect(faults).toEqual([]);
  const kept = [
    'accounts',
    'assignments',
    'documentFiles.chunks',
    'judges',
    'pseudonyms',
    'results',
  ];
  for (const name of kept)
    expect([name, await all(copy, name)]).toEqual([name, await all(db, name)]);
  expect(await all(copy, 'sessions')).toEqual([]);
  const head = await db.collection('logHeads').findOne({}, { sort: { size: -1 } });
  const entry = await copy.collection('audit').findOne({}, { sort: { seq: -1 } });
  expect(entry).toMatchObject({
    action: 'backup.restored',
    detail: {
      reason: { value: 'The disk is lost.' },
      after: { value: { logHead: { root: head?.root } } },
    },
  });
  const logged = await copy.collection('log').find().sort({ _id: -1 }).limit(2).toArray();
  expect(logged.map(({ entry: { kind, digest } }) => [kind, digest])).toEqual([
    ['audit trail', entry?.hash],
    ['backup restored', head?.root],
  ]);
  await expect(restore(archive)).rejects.toThrow('needs its base');
  await expect(restore(base, { into: copy })).rejects.toThrow('is not empty');
});

test('people who were erased since a backup are erased again, by a list that is kept elsewhere', async () => {
  const { app, commands } = suite();
  const gone = await registerAccount(app);
  const stays = await registerAccount(app);
  const archive = await backedUp('before-erasure.age');
  const file = join(folder(), 'erased');
  const settings = { ERASED_PEOPLE_LIST: file };
  expect((await restore(archive, { settings })).again).toBeNull();
  const erased = erasedListIn(file, testConfig().keys['erased people']);
  const reason = 'A letter';
  const full = { add: () => Promise.reject(new Error('no space left')), among: erased.among };
  const { account: context } = commands();
  const platform = { ...context.platform, log: { warn() {}, error() {} } };
  const account = { ...context, platform };
  await eraseAccount({ ...account, erased: full }, { named: gone.email, reason });
  // The list cannot be written at first, so upkeep tries again.
  await finishDeletions({ ...account, erased });
  expect(await readFile(file, 'utf8')).not.toContain(gone.accountId);
  const { db, again } = await restore(archive, { settings });
  expect(again).toEqual({ erased: 1, unknown: 0 });
  const left = JSON.stringify(await all(db, 'accounts'));
  expect([left.includes(gone.email), left.includes(stays.email)]).toEqual([false, true]);
  const other = testConfig({ JWT_SECRET: 'another secret, of at least 32 characters' });
  expect(await erasedListIn(file, other.keys['erased people']).among([gone.accountId])).toEqual({
    erased: [],
    unknown: 2,
  });
});

test('ratings and a log that somebody else made up do not verify', async () => {
  const { app } = suite();
  const { db } = app.mongo;
  await db.collection('assignments').updateOne({}, { $set: { 'evaluation.ratings.results': 1 } });
  await db.collection('logHeads').updateMany({}, { $set: { keyId: 'another' } });
  const { faults } = await restore(await backedUp('forged.age'));
  expect(faults.map(({ what }) => what.split(',')[0])).toEqual([
    'Public log',
    'Ledger of 2025 Technology',
    'Receipts of 2025 Technology',
  ]);
});

test('an archive with a flipped byte, a cut one and one for another key write nothing', async () => {
  const archive = await backedUp('whole.age');
  const bytes = await readFile(archive);
  const into = suite().app.mongoClient.db(`untouched_${randomBytes(6).toString('hex')}`);
  const refused = (path: string, problem: string) =>
    expect(restore(path, { into })).rejects.toThrow(problem);
  for (const index of [bytes.length >> 1, bytes.length - 1]) {
    const flipped = join(folder(), `flipped-${index}.age`);
    await writeFile(flipped, bytes);
    const file = await open(flipped, 'r+');
    await file.write(Buffer.from([(bytes[index] ?? 0) ^ 1]), 0, 1, index);
    await file.close();
    await refused(flipped, 'The archive is damaged');
  }
  await truncate(archive, bytes.length - 20);
  await refused(archive, 'The archive is damaged');
  const others = join(folder(), 'others.age');
  await writeFile(others, bytes);
  const other = (await newKeyPair()).identity;
  const config = configOf(into.databaseName);
  await expect(
    restoreFrom({ archive: others, base: undefined, identity: other }, 'why', config),
  ).rejects.toThrow('made for another key');
  expect(await into.listCollections().toArray()).toEqual([]);
});

test('documents in an object store are not copied, and the restored copy tells which are missing', async () => {
  const settings = objectStore.settings();
  const { app } = await buildTestApp(settings);
  const { url } = await uploadDocument(app, await registerAccount(app));
  const archive = join(folder(), 'without-documents.age');
  const said = await runMeritum(['backup', archive, publicKey], {
    MONGODB_URI: process.env.TEST_MONGODB_URI ?? '',
    MONGODB_DATABASE: app.mongo.db.databaseName,
    ...settings,
  });
  expect(said.stdout).toContain('Documents in the object store (DOCUMENTS_S3) are not in it');
  expect((await restore(archive, { settings })).faults).toEqual([]);
  for (const object of await objectStore.objects()) await rm(object);
  expect((await restore(archive, { settings })).faults).toEqual([
    { what: 'Stored documents, 1', fault: `1 cannot be read in full: ${url.split('/').at(-1)}` },
  ]);
  await app.close();
});

test('each collection is copied before those that it refers to, and the audit trail last', () => {
  const names = allStores.flatMap(({ contents }) => Object.keys(contents));
  const order = orderOfCopying(allStores, names);
  expect(order.at(-1)).toBe('audit');
  expect(order.indexOf('logHeads')).toBeLessThan(order.indexOf('log'));
  for (const { contents, pendingMails } of allStores) {
    for (const [name, { refersTo = {} }] of Object.entries(contents))
      for (const target of Object.values(refersTo))
        if (order.includes(name) && order.includes(target) && name !== target)
          expect([name, order.indexOf(name) < order.indexOf(target), target]).toEqual([
            name,
            true,
            target,
          ]);
    for (const name of pendingMails)
      expect(order.indexOf(name)).toBeLessThan(order.indexOf('outbox'));
  }
});
