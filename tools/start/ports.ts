import { type AddressInfo, createServer, type Server } from 'node:net';

/** Lets the server listen on this computer, on any free port by default; returns the port. */
export function listening(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Whether the port is free on both loopback addresses. */
async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer();
    try {
      await listening(server, port, host);
      await new Promise((closed) => server.close(closed));
    } catch (error) {
      // Without IPv6 nothing can use the port there.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') return false;
    }
  }
  return true;
}

/** The first free port from `from` that is not in `taken`; adds it to `taken`. */
export async function nextFreePort(from: number, taken: Set<number>): Promise<number> {
  for (let port = from; port < 65_536; port += 1) {
    if (taken.has(port) || !(await isPortFree(port))) continue;
    taken.add(port);
    return port;
  }
  throw new Error(`No free port from ${from} upwards.`);
}

/** More lanes than workers in a run. */
const lanes = 8;
/** Ports in a lane. */
const places = 125;

/** Ports given out so far: a client may still be connected to an earlier server there. */
const given = new Set<number>();

/**
 * The first port to try, below the system's range. Two runs rarely collide, two workers of a run
 * never, and a process reuses a port only after all others.
 */
export function somewhereForPorts(): number {
  const lane = Number(process.env.TEST_PARALLEL_INDEX ?? lanes - 1) % lanes;
  if (given.size === places) given.clear();
  const free = Array.from({ length: places }, (_, index) => index).filter((one) => !given.has(one));
  const index = free[Math.floor(Math.random() * free.length)] ?? 0;
  given.add(index);
  return 20_000 + (index * lanes + lane) * 12;
}

/** The preferred public port, or the next free one with a message. */
export async function choosePort(wanted: number, say: (line: string) => void): Promise<number> {
  if (await isPortFree(wanted)) return wanted;
  const port = await nextFreePort(wanted + 1, new Set());
  say(`  Port ${wanted} is taken by another program; using ${port}. PORT=... chooses another.`);
  return port;
}
