import type { FastifyBaseLogger } from 'fastify';
import type { MongoClient } from 'mongodb';
import { MigrationFailed } from '../migrations/migration';
import { connecting } from './connecting';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server that comes up after some attempts. */
function serverAfter(failures: number) {
  let attempts = 0;
  const client = {
    connect: async () => {
      attempts += 1;
      if (attempts <= failures) throw new Error('connection refused');
    },
  } as unknown as MongoClient;
  const log = { info: jest.fn(), warn: jest.fn() } as unknown as FastifyBaseLogger;
  const connection = connecting({ client, log, prepare: async () => {} });
  return { connection, attempts: () => attempts };
}

test('it retries with growing pauses until the database is there', async () => {
  const { connection, attempts } = serverAfter(2);
  await connection.start();
  expect([attempts(), connection.isReady()]).toEqual([1, false]);
  await jest.advanceTimersByTimeAsync(250);
  expect([attempts(), connection.isReady()]).toEqual([2, false]);
  await jest.advanceTimersByTimeAsync(499);
  expect(attempts()).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  expect([attempts(), connection.isReady()]).toEqual([3, true]);
});

test('it stops trying when the application closes', async () => {
  const { connection, attempts } = serverAfter(100);
  await connection.start();
  connection.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts()).toBe(1);
});

test('a failed migration is not retried, and the reason is reported', async () => {
  const client = { connect: async () => {} } as unknown as MongoClient;
  const log = { warn: jest.fn(), fatal: jest.fn() };
  const step = {
    id: '0007-x',
    describe: 'sevens',
    when: 'after-indexes',
    up: async () => {},
  } as const;
  const failed = new MigrationFailed(step, 'no sevens', undefined);
  const prepare = jest.fn(() => Promise.reject(failed));
  const connection = connecting({ client, log: log as never, prepare });
  await connection.start();
  expect(await connection.unusable).toBe(failed);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([prepare.mock.calls.length, connection.isReady()]).toEqual([1, false]);
  expect(log.fatal.mock.calls).toEqual([['Migration 0007-x (sevens) failed: no sevens']]);
  expect(log.warn).not.toHaveBeenCalled();
});
