import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Child } from '../processes/child-server';
import { listening } from '../start/ports';

export interface RunningDatabase {
  /** Connection string for the driver; names no database. */
  uri: string;
  /** The server's process, if this launcher started it. */
  pid?: number;
  /** Resolves with the reason when the server has ended; never for a given one. */
  ended: Promise<string>;
  /** Stops the server gracefully; does nothing to a given one. May be called twice. */
  stop(): Promise<void>;
}

export interface Setup {
  /** Folder of the data; each kind of server has its own folder in it. */
  dataDir: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  /** Preferred port; any free one if it is taken. */
  port?: number | undefined;
  /** Tests set it: the embedded server need not keep the data when it is killed. */
  throwAway?: boolean | undefined;
}

/** Thrown when another server has the data folder open. */
export class InUse extends Error {}

// Only messages use the note; the server's own lock protects the data and ends with its process.
const noteOf = (data: string) => `${data}.running.json`;

/** A started server. Until the server stops, a note says who uses the data folder. */
export async function running(
  data: string,
  child: Child,
  { uri, pid, log }: { uri: string; pid: number; log: (line: string) => void },
): Promise<RunningDatabase> {
  await writeFile(noteOf(data), JSON.stringify({ pid, uri }));
  let stopping = false;
  child.ended.then((how) => {
    if (!stopping) log(`database: the server ${how}`);
  });
  const stop = async () => {
    stopping = true;
    await child.stop();
    await rm(noteOf(data), { force: true });
  };
  return { uri, pid, ended: child.ended, stop };
}

/** The error for a data folder in use, with the way to use its server. */
export async function inUse(data: string): Promise<InUse> {
  const note = await readFile(noteOf(data), 'utf8').catch(() => '{}');
  const { pid, uri } = JSON.parse(note) as { pid?: number; uri?: string };
  const who = pid ? `process ${pid} at ${uri}` : 'another process';
  const share = uri ? `, or set MONGODB_URI=${uri} to use it too` : '';
  return new InUse(
    `A database server is already running on ${data} (${who}). ` +
      `Stop it, give this one another data folder${share}.`,
  );
}

/** The preferred port of 127.0.0.1, or any free one if it is taken. */
export async function freePort({ port, log }: Setup): Promise<number> {
  if (port) {
    const free = await listensOn(port).catch(() => undefined);
    if (free) return free;
    log(`database: port ${port} is taken; using another one`);
  }
  return listensOn(0);
}

async function listensOn(port: number): Promise<number> {
  const server = createServer();
  const taken = await listening(server, port);
  await new Promise((closed) => server.close(closed));
  return taken;
}
