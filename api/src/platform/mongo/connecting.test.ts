import type { FastifyBaseLogger } from 'fastify';
import type { MongoClient } from 'mongodb';
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

test('it keeps trying with growing pauses until the database is there', async () => {
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
