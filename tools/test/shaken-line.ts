import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: half of what is sent passes at once, most of the rest a moment later, some of it late. */
function delay(): number {
  const chance = Math.random();
  if (chance < 0.5) return 0;
  return Math.random() * (chance < 0.95 ? 5 : 40);
}

/** Passes on what comes, in its order, each piece as late as chance has it. */
async function pass(from: Socket, to: Socket, factor: number): Promise<void> {
  try {
    // An end of one direction is none of the other.
    for await (const piece of from.iterator({ destroyOnReturn: false })) {
      await wait(factor * delay());
      if (to.destroyed) return;
      to.write(piece);
    }
    to.end();
  } catch {
    // One end has broken off, and so the other one does.
    to.destroy();
  }
}

export interface ShakenLine {
  port: number;
  close(): void;
}

/**
 * A line to a port of this machine on which nothing is lost and nothing is prompt: what is asked for at
 * the same moment arrives in another order each time. `factor` multiplies the delays.
 */
export async function shakenLine(target: number, factor = 1): Promise<ShakenLine> {
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
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return {
    port: address.port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Where `MERITUM_SHAKE` is set, the database by a shaken line of that factor; else by none. */
export async function maybeShaken(uri: string): Promise<{ uri: string; close(): void }> {
  const factor = Number(process.env.MERITUM_SHAKE ?? 0);
  if (!factor) return { uri, close: () => {} };
  const shaken = new URL(uri);
  const line = await shakenLine(Number(shaken.port), factor);
  shaken.port = String(line.port);
  // The members of a replica set would be asked without it.
  shaken.searchParams.set('directConnection', 'true');
  shaken.searchParams.delete('replicaSet');
  return { uri: shaken.href, close: line.close };
}
