import fastify, { type FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Db } from 'mongodb';
import { logLines } from '../../testing/log-lines';
import { systemClock } from '../platform/clock';
import { noMetrics } from '../platform/metrics/metrics';
import { type Job, upkeep } from './upkeep';

let app: FastifyInstance;
const log = logLines();

/** Work whose first run ends immediately, because the start waits; later runs end on demand. */
function held() {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((end) => void ends.push(end)));
  work.mockResolvedValueOnce(undefined);
  return { work, end: () => ends.shift()?.() };
}

async function start(...jobs: Job[]) {
  // Fakes only intervals, so that starting and closing the application work normally.
  const real = ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'Date'] as const;
  jest.useFakeTimers({ doNotFake: [...real, 'clearTimeout', 'clearImmediate', 'performance'] });
  app = fastify({ logger: { stream: log } });
  const db = { collection: () => ({}) } as unknown as Db;
  const unusable = new Promise<Error>(() => {});
  const database = {
    db,
    state: () => 'ready',
    isReady: () => true,
    ping: async () => {},
    unusable,
  };
  await app.register(plugin(async (it) => void it.decorate('mongo', database), { name: 'mongo' }));
  app.decorate('metrics', noMetrics);
  await app.register(upkeep, { jobs, clock: systemClock, atStart: 'before ready' });
}

afterEach(async () => {
  jest.useRealTimers();
  await app.close();
});

const job = (work: () => Promise<unknown>): Job => ({
  name: 'a job',
  every: 1_000,
  across: 'each process',
  work,
});

test('a job runs at the start and then regularly, also after a failure', async () => {
  const work = jest.fn(async () => {
    throw new Error('not this time');
  });
  await start(job(work));
  await app.ready();
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(work).toHaveBeenCalledTimes(4);
  expect(log.entries().map(({ msg }) => msg)).toEqual(Array(4).fill('a job failed'));
});

test('a job that takes longer than its interval never overlaps itself', async () => {
  const { work, end } = held();
  await start(job(work));
  await app.ready();
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(2);
  end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(3);
  end();
});

test('closing starts no more jobs and waits for running ones', async () => {
  const { work, end } = held();
  await start(job(work));
  await app.ready();
  await jest.advanceTimersByTimeAsync(1_000);
  const closed = jest.fn();
  const closing = app.close().then(closed);
  await jest.advanceTimersByTimeAsync(5_000);
  expect([work.mock.calls.length, closed.mock.calls.length]).toEqual([2, 0]);
  end();
  await closing;
  expect(work).toHaveBeenCalledTimes(2);
});
