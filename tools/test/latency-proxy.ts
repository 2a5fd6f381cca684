import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listening } from '../start/ports';

/** Random milliseconds: none for half of the data, few for most of the rest, many for some. */
function delay(): number {
  const chance = Math.random();
  if (chance < 0.5) return 0;
  return Math.random() * (chance < 0.95 ? 5 : 40);
}

/** Forwards data in order, each chunk with a random delay. */
async function pass(from: Socket, to: Socket, factor: number): Promise<void> {
  try {
    // The end of one direction does not end the other.
    for await (const chunk of from.iterator({ destroyOnReturn: false })) {
      await wait(factor * delay());
      if (to.destroyed) return;
      to.write(chunk);
    }
    to.end();
  } catch {
    // If one side breaks, break the other.
    to.destroy();
  }
}

/**
 * A connection to a local port with random delays but no loss, so that concurrent requests arrive
 * in a random order. `factor` multiplies the delays.
 */
async function startLatencyProxy(target: number, factor: number) {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {
        near.destroy();
        far.destroy();
      });
      socket.on('close', () => open.delete(socket));
    }
    void pass(near, far, factor);
    void pass(far, near, factor);
  });
  return {
    port: await listening(server),
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** If `MERITUM_SHAKE` is set, connects to the database with random delays of that factor. */
export async function withLatency(uri: string): Promise<{ uri: string; close(): void }> {
  const factor = Number(process.env.MERITUM_SHAKE ?? 0);
  if (!factor) return { uri, close: () => {} };
  const delayed = new URL(uri);
  const proxy = await startLatencyProxy(Number(delayed.port), factor);
  delayed.port = String(proxy.port);
  // Otherwise the driver would connect to the replica set's members directly.
  delayed.searchParams.set('directConnection', 'true');
  delayed.searchParams.delete('replicaSet');
  return { uri: delayed.href, close: proxy.close };
}
