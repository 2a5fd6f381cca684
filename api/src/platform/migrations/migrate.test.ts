import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoNetworkError } from 'mongodb';
import { testDatabase } from '../../../testing/database';
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
  expect(steps.map(({ id }) => Number(id.slice(0, 4)))).toEqual(steps.map((_, at) => at + 17));
});

test('data of the time before the first release is refused, unless its last step has run', async () => {
  await collection('accounts').insertOne({ _id: 'early' });
  await expect(run(steps)).rejects.toThrow('Start commit 9579f251 on this database once');
  await collection('migrations').insertOne({ _id: '0016-mailboxes' });
  await run(steps);
  expect(await applied()).toContain('0017-first-release');
});
