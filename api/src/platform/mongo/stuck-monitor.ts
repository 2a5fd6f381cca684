import type { FastifyBaseLogger } from 'fastify';
import type { MongoClient } from 'mongodb';
import { seconds } from '../clock';

interface MonitoredClient {
  client: MongoClient;
  log: FastifyBaseLogger;
  /** For how long the driver waits for a server, in milliseconds. */
  waitMs: number;
}

/** The driver's own value: how long a server may delay a reply that awaits a change. */
const heartbeatMs = seconds(10);
const marginMs = 500;

/**
 * Connects again when the driver has stopped checking the server. If a check begins on a socket
 * that was just closed, the driver (7.9 too) waits forever for it to drain (`writeCommand` in
 * `cmap/connection.js`), and no request reaches the database. Returns a function that ends the
 * watch.
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
    // The driver itself gives up after the time for connecting and replying.
    const limit = 2 * waitMs + (awaited ? heartbeatMs : 0);
    // The second timer lets a process that stood still first read a reply that has arrived.
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
