import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoNetworkError } from 'mongodb';
import { testDatabase } from '../../../testing/database';
import { leasesStore, leaseTime } from '../../module-kit/leases-store';
import { oneAtATime } from '../../module-kit/one-at-a-time';
import { systemClock } from '../clock';
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

const run = (list: readonly Migration[], rest: object = {}) =>
  migrate(db(), {
    steps: list,
    createIndexes: async () => void done.push('indexes'),
    oneAtATime: oneAtATime(db(), systemClock),
    ...rest,
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
  const onProgress: Parameters<typeof migrate>[1]['onProgress'] = ({ migration, step, of }) => {
    said.push(`${migration}: ${step} of ${of}`);
    if (said.length === 4) end();
  };
  await run([step('0001'), long], { beatMs: 1, onProgress });
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

test('a process that has lost its lease records nothing and runs no further step', async () => {
  const losing = step('0001', {
    async up(database) {
      done.push('0001');
      await database.collection('leases').updateOne({}, { $set: { holder: 'another' } });
    },
  });
  await expect(run([losing, step('0002')])).rejects.toThrow('lease of the migrations was lost');
  expect([done, await applied()]).toEqual([['indexes', '0001'], []]);
  expect(await db().collection('leases').find().toArray()).toMatchObject([{ holder: 'another' }]);
});

test('of several processes that start together one runs a step, once the lease of a dead one has ended', async () => {
  const now = new Date(systemClock().getTime() - leaseTime + 300);
  await leasesStore(db()).take({ name: 'migrations', holder: 'dead', now });
  await Promise.all([1, 2, 3].map(() => run([step('0001')])));
  expect(done.toSorted()).toEqual(['0001', 'indexes', 'indexes', 'indexes']);
  expect(systemClock().getTime()).toBeGreaterThanOrEqual(now.getTime() + leaseTime);
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
