import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoNetworkError } from 'mongodb';
import { testDatabase } from '../../testing/database';
import { withLock } from './lock';
import { migrate } from './migrate';
import type { Migration } from './migration';
import { steps } from './steps';
import { migrationsStore } from './store';

const db = testDatabase();
let done: string[] = [];
beforeEach(() => {
  done = [];
});

const collection = (name: string) => db().collection<{ _id: string }>(name);

const step = (id: string, rest: Partial<Migration> = {}): Migration => ({
  id,
  describe: `what ${id} does`,
  when: 'after-indexes',
  up: async () => void done.push(id),
  ...rest,
});

const run = (list: readonly Migration[]) =>
  migrate(db(), {
    steps: list,
    createIndexes: async () => void done.push('indexes'),
  });

const applied = async () => [...(await migrationsStore(db()).appliedIds())].sort();

test('steps run in the order of their numbers, around the indexes, and once', async () => {
  const list = [step('0003'), step('0001'), step('0002', { when: 'before-indexes' })];
  await run(list);
  expect(done).toEqual(['0002', 'indexes', '0001', '0003']);
  await run(list);
  expect(done.slice(4)).toEqual(['indexes']);
  await run([...list, step('0004')]);
  expect(done.slice(5)).toEqual(['indexes', '0004']);
  expect(await applied()).toEqual(['0001', '0002', '0003', '0004']);
});

test('a step that takes long says again and again which of how many it is', async () => {
  const said: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const long = step('0002', { up: () => ended });
  await migrate(db(), {
    steps: [step('0001'), long],
    createIndexes: async () => {},
    beatMs: 1,
    onProgress({ migration, step, of }) {
      said.push(`${migration}: ${step} of ${of}`);
      if (said.length === 4) end();
    },
  });
  expect(said).toEqual(['0001: 1 of 2', '0002: 2 of 2', '0002: 2 of 2', '0002: 2 of 2']);
});

test('steps of a later release do not disturb the former one', async () => {
  await run([step('0001'), step('0002')]);
  await run([step('0001')]);
  expect(done).toEqual(['indexes', '0001', '0002', 'indexes']);
});

test('a failing step ends the start and is named; earlier steps stay, later ones wait', async () => {
  const failing = step('0002', { up: () => Promise.reject(new Error('there are two of these')) });
  const failed = run([step('0001'), failing, step('0003')]);
  await expect(failed).rejects.toMatchObject({
    name: 'MigrationFailed',
    message: 'Migration 0002 (what 0002 does) failed: there are two of these',
  });
  expect([done, await applied()]).toEqual([['indexes', '0001'], ['0001']]);
  await run([step('0001'), step('0002'), step('0003')]);
  expect(done.slice(2)).toEqual(['indexes', '0002', '0003']);
});

test('a lost connection during a step is not a failure of the step', async () => {
  const away = new MongoNetworkError('connection closed');
  await expect(run([step('0001', { up: () => Promise.reject(away) })])).rejects.toBe(away);
  expect(await applied()).toEqual([]);
});

test('a process that has lost the lock records nothing and runs no further step', async () => {
  const losing = step('0001', {
    async up(database) {
      done.push('0001');
      await database.collection('locks').updateOne({}, { $set: { holder: 'another' } });
    },
  });
  await expect(run([losing, step('0002')])).rejects.toThrow('lock of the migrations was lost');
  expect([done, await applied()]).toEqual([['indexes', '0001'], []]);
  expect(await db().collection('locks').find().toArray()).toMatchObject([{ holder: 'another' }]);
});

test('a lock without a heartbeat is taken over by one waiting process', async () => {
  await db()
    .collection('locks')
    .insertOne({ _id: 'migrations' as never, holder: 'dead', beat: 7 });
  let inside = 0;
  const turns = Array.from({ length: 3 }, () =>
    withLock(
      migrationsStore(db()),
      async ({ check }) => {
        inside += 1;
        expect(inside).toBe(1);
        await check();
        inside -= 1;
      },
      { beatMs: 20, silenceMs: 300 },
    ),
  );
  await Promise.all(turns);
  expect(await db().collection('locks').countDocuments()).toBe(0);
});

test('each file is in the list of steps, in its place, numbered without gaps', () => {
  const files = readdirSync(join(import.meta.dirname, 'steps')).sort();
  expect(steps.map(({ id }) => `${id}.ts`)).toEqual(files);
  expect(steps.map(({ id }) => Number(id.slice(0, 4)))).toEqual(steps.map((_, at) => at + 13));
});

test('data of the time before the first release is refused, unless its last step has run', async () => {
  await collection('accounts').insertOne({ _id: 'early' });
  await expect(run(steps)).rejects.toThrow('Start commit e3cd1995 on this database once');
  await collection('migrations').insertOne({ _id: '0012-lists-know-folded-texts' });
  await run(steps);
  expect(await applied()).toContain('0013-first-release');
});

const stored = (name: string, document: object) =>
  collection(name).insertOne({ _id: 'old', ...document });
const rules = {
  largestLoad: 2,
  pairLimit: 0.5,
  compositeDecimals: 1,
  borderline: { standardErrors: 1, certainty: 0.955, extraJudges: 5 },
};

test('rules lose what decides nothing, and records state what they left out', async () => {
  await stored('seasons', { _id: '2025', rules });
  await stored('seasons', { _id: '2026', begun: false, rules: { ...rules, borderline: null } });
  await stored('results', { lifts: ['one'] });
  const until = new Date(0);
  await collection('migrations').insertOne({ _id: '0012-lists-know-folded-texts' });
  await stored('accounts', { formerEmails: [{ email: 'a' }, { email: 'b', until }] });
  await run(steps);
  const { compositeDecimals: _, ...expected } = rules;
  expect(await collection('seasons').find().sort({ _id: 1 }).toArray()).toEqual([
    {
      _id: '2025',
      begun: true,
      rules: { ...expected, borderline: { certainty: 0.955, extraJudges: 5 } },
    },
    { _id: '2026', begun: false, rules: { ...expected, borderline: null } },
  ]);
  const completed = { _id: 'old', lifts: ['one'], opened: [], closingProposed: null };
  expect(await collection('results').find().toArray()).toEqual([completed]);
  const formerEmails = [
    { email: 'a', until: expect.any(Date) },
    { email: 'b', until },
  ];
  expect(await collection('accounts').findOne()).toEqual({ _id: 'old', formerEmails });
});

test('members with names of a private language get those of the field', async () => {
  await stored('accounts', { leaving: { email: 'a' }, owedMails: [{ key: 'k' }] });
  await stored('judges', { places: [1], toldReady: ['2026'], toldCompleted: [] });
  await stored('outbox', { settledAt: null });
  await stored('results', { audit: { owes: true, owed: [{ id: 'e' }] } });
  // As an interrupted step leaves it.
  await stored('results', {
    _id: 'half',
    audit: { owes: true },
    pendingAuditEntries: [{ id: 'h' }],
  });
  await collection('migrations').insertOne({ _id: '0012-lists-know-folded-texts' });
  for (const _ of ['once', 'and again after it was not recorded']) {
    await run(steps);
    await collection('migrations').deleteOne({ _id: '0015-plain-names' });
  }
  const first = (name: string) => collection(name).findOne();
  expect(await first('accounts')).toEqual({
    _id: 'old',
    deletion: { email: 'a' },
    pendingMails: [{ key: 'k' }],
  });
  expect(await first('judges')).toMatchObject({
    reservations: [1],
    readyNotices: ['2026'],
    completedNotices: [],
  });
  expect(await first('outbox')).toEqual({ _id: 'old', endedAt: null });
  const pending = { projection: { audit: 1, pendingAuditEntries: 1 } };
  expect(await collection('results').find({}, pending).sort({ _id: -1 }).toArray()).toEqual([
    { _id: 'old', pendingAuditEntries: [{ id: 'e' }] },
    { _id: 'half', pendingAuditEntries: [{ id: 'h' }] },
  ]);
});

test.each([
  ['seasons', { rules: { ...rules, largestLoad: undefined } }],
  ['seasons', { rules: { ...rules, pairLimit: undefined } }],
  ['seasons', { rules: { ...rules, borderline: { standardErrors: 1, extraJudges: 5 } } }],
  ['plans', { outcome: { added: 0, mails: 0 } }],
  ['plans', { opens: [], outcome: { added: 0 } }],
])('older %s that leave out what decides now are refused: %j', async (name, document) => {
  await stored(name, document);
  await expect(run(steps)).rejects.toThrow('old does not. Begin with an empty database');
});

test('accounts from before get the mailboxes of their addresses', async () => {
  const formerEmails = [{ email: 'ada@works.example' }, { email: 'ada+x@works.example' }];
  await stored('accounts', { email: 'A.da+y@googlemail.com', formerEmails });
  await collection('migrations').insertOne({ _id: '0012-lists-know-folded-texts' });
  await run(steps);
  const mailboxes = ['ada@gmail.com', 'ada@works.example'];
  expect(await collection('accounts').findOne()).toMatchObject({ mailboxes });
});
