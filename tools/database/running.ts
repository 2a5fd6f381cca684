import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tied } from '../processes/tied';
import { isListening } from './port';
import { InUse, type RunningDatabase, type Setup } from './ways';

// A note for people and messages; the lock is the server's own, which dies with its process.
const noteOf = (dataDir: string, folder: string) => join(dataDir, `${folder}.running.json`);

/** The running database, with a note of who has the data folder open until it is stopped. */
export async function noted(
  { dataDir, log }: Setup,
  folder: string,
  child: Tied,
  database: Omit<RunningDatabase, 'stop' | 'ended'>,
): Promise<RunningDatabase> {
  const { pid, uri } = database;
  await writeFile(noteOf(dataDir, folder), JSON.stringify({ pid, uri }));
  let stopping = false;
  child.ended.then((how) => {
    if (!stopping) log(`database: the server ${how}`);
  });
  const stop = async () => {
    stopping = true;
    await child.stop();
    await rm(noteOf(dataDir, folder), { force: true });
  };
  return { ...database, ended: child.ended, stop };
}

/** What to say when another server has the data folder open. */
export async function inUse(dataDir: string, folder: string) {
  const note = await readFile(noteOf(dataDir, folder), 'utf8').catch(() => '{}');
  const { pid, uri } = JSON.parse(note) as { pid?: number; uri?: string };
  const who = pid ? `process ${pid} at ${uri}` : 'another process';
  const share = uri ? `, or set MONGODB_URI=${uri} to use it too` : '';
  const answers = uri !== undefined && (await isListening(Number(new URL(uri).port)));
  return new InUse(
    `A database server is already running on ${join(dataDir, folder)} (${who}). ` +
      `Stop it, give this one another data folder${share}.`,
    answers,
  );
}
