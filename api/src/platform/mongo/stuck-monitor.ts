import type { FastifyBaseLogger } from 'fastify';
import type { MongoClient } from 'mongodb';
import { seconds } from '../clock';

interface MonitoredClient {
  client: MongoClient;
  log: FastifyBaseLogger;
  /** For how long the driver waits for a server, in milliseconds. */
  waitMs: number;
}

/** The driver's value: how long a server may wait with its answer to a look that awaits a change. */
const heartbeatMs = seconds(10);
const marginMs = 500;

/**
 * Connects again when the driver has stopped looking for the server. If a look begins on a socket
 * that has just been closed, the driver (7.9 too) waits for ever for it to drain (`writeCommand` in
 * `cmap/connection.js`), and no request reaches the database any more. Returns a function that ends
 * the watch.
 */
export function reconnectWhenStuck({ client, log, waitMs }: MonitoredClient): () => void {
  const looks = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  const ended = (address: string) => {
    clearTimeout(looks.get(address));
    looks.delete(address);
  };
  const connectAgain = async () => {
    log.error('the driver has stopped looking for the database; connecting again');
    for (const address of looks.keys()) ended(address);
    await client.close().catch(() => {});
    while (!stopped) {
      try {
        await client.connect();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
      }
    }
  };

  const wait = (address: string, milliseconds: number, then: () => void) => {
    ended(address);
    looks.set(address, setTimeout(then, milliseconds).unref());
  };
  client.on('serverHeartbeatStarted', ({ connectionId: address, awaited }) => {
    // The driver itself gives up after the time for connecting and answering.
    const limit = 2 * waitMs + (awaited ? heartbeatMs : 0);
    // If this process stood still, it reads an answer that came meanwhile before the second timer.
    wait(address, limit, () => wait(address, marginMs, connectAgain));
  });
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => ended(connectionId));
  client.on('serverHeartbeatFailed', ({ connectionId }) => ended(connectionId));
  client.on('serverClosed', ({ address }) => ended(address));
  return () => {
    stopped = true;
    for (const address of looks.keys()) ended(address);
  };
}
