import { type AddressInfo, connect, createServer } from 'node:net';

/** The wanted port of 127.0.0.1 if nothing listens there, any free one otherwise. */
export async function freePort(wanted: number | undefined, log: (line: string) => void) {
  if (wanted) {
    const free = await listensOn(wanted).catch(() => undefined);
    if (free) return free;
    log(`database: port ${wanted} is taken, so another one is used`);
  }
  return listensOn(0);
}

function listensOn(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => resolve(taken));
    });
  });
}

/** Whether something accepts connections at the port of 127.0.0.1. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
