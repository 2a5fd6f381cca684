import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { MongoClient } from 'mongodb';
import { reconnectWhenStuck } from './stuck-monitor';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const waitMs = 2_000;
const connectionId = 'db.example:27017';

/** A client whose server is away for some attempts to connect. */
function monitored(failures = 0) {
  const did: string[] = [];
  const client = Object.assign(new EventEmitter(), {
    close: async () => void did.push('close'),
    connect: async () => {
      did.push('connect');
      if (did.length <= failures + 1) throw new Error('connection refused');
    },
  });
  const log = { error: jest.fn() } as unknown as FastifyBaseLogger;
  const stop = reconnectWhenStuck({ client: client as unknown as MongoClient, log, waitMs });
  const look = (how: 'Started' | 'Succeeded' | 'Failed', awaited = false) =>
    client.emit(`serverHeartbeat${how}`, { connectionId, awaited });
  return { client, look, stop, did };
}

test('a look at the server that never ends has the client connect again, until it can', async () => {
  const { look, did } = monitored(2);
  look('Started');
  await jest.advanceTimersByTimeAsync(4_499);
  expect(did).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(did).toEqual(['close', 'connect']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(did).toEqual(['close', 'connect', 'connect', 'connect']);
});

test('a look that ends, or may wait for a change, leaves the client alone', async () => {
  const { client, look, stop, did } = monitored();
  for (const end of ['Succeeded', 'Failed'] as const) {
    look('Started');
    look(end);
    await jest.advanceTimersByTimeAsync(60_000);
  }
  // The event comes late, as after a pause of the process.
  look('Started');
  await jest.advanceTimersByTimeAsync(4_400);
  look('Succeeded');
  look('Started', true);
  await jest.advanceTimersByTimeAsync(14_000);
  look('Succeeded');
  look('Started');
  client.emit('serverClosed', { address: connectionId });
  await jest.advanceTimersByTimeAsync(60_000);
  look('Started');
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(did).toEqual([]);
});
