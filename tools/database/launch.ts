import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { findProgram } from '../processes/programs';
import { startEmbedded } from './embedded';
import { startMongod } from './mongod';
import { InUse, type RunningDatabase, type Setup } from './server';

export type { RunningDatabase } from './server';

export type LaunchOptions = Pick<Setup, 'dataDir'> &
  Partial<Setup> & {
    /** Forces the embedded server, like DATABASE_WAY=embedded. */
    only?: 'embedded';
  };

const GIVEN_MS = 5000;
const CLOSING_MS = 3000;

/**
 * Provides a database: the one at MONGODB_URI, else an installed mongod, else the embedded server.
 * Logs which one.
 * @throws Error if it is unreachable, if another server uses the data folder, or if there is no
 * database, with the ways to get one
 */
export async function launchDatabase(options: LaunchOptions): Promise<RunningDatabase> {
  const { env = process.env, log = console.log, port, throwAway } = options;
  const only = options.only ?? env.DATABASE_WAY?.trim();
  if (only && only !== 'embedded')
    throw new Error(`DATABASE_WAY is "${only}"; it can be embedded or nothing.`);
  const given = env.MONGODB_URI?.trim();
  if (given && !only) return useGiven(given, log);

  const dataDir = resolve(options.dataDir);
  const setup: Setup = { dataDir, env, log, port, throwAway };
  await mkdir(dataDir, { recursive: true });
  const mongod = only ? undefined : await findProgram('mongod', env);
  return patiently(() => (mongod ? startMongod(mongod, setup) : startEmbedded(setup)));
}

/** Tries for a while: a server whose launcher was killed needs a moment to close its data. */
async function patiently(start: () => Promise<RunningDatabase>): Promise<RunningDatabase> {
  const until = Date.now() + CLOSING_MS;
  while (true) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof InUse) || Date.now() > until) throw error;
      await sleep(200);
    }
  }
}

/** Connects to the server at the given address. Starts nothing, and stop() leaves it running. */
async function useGiven(uri: string, log: (line: string) => void): Promise<RunningDatabase> {
  const shown = withoutPassword(uri);
  let client: MongoClient | undefined;
  try {
    const ownTimeout = /[?&]serverSelectionTimeoutMS=/i.test(uri);
    client = new MongoClient(uri, ownTimeout ? {} : { serverSelectionTimeoutMS: GIVEN_MS });
    await client.db('admin').command({ ping: 1 });
  } catch (error) {
    const reason = error instanceof Error ? withoutPassword(error.message) : String(error);
    throw new Error(
      `MONGODB_URI is set to ${shown}, but no MongoDB answers there (${reason}). ` +
        'Start that server or correct the address; without MONGODB_URI a local one is started.',
    );
  } finally {
    await client?.close();
  }
  log(`database: using ${shown}, because MONGODB_URI is set`);
  return { uri, ended: new Promise(() => {}), stop: async () => {} };
}

function withoutPassword(text: string) {
  return text.replace(/(\/\/[^:@/\s]*):[^@/\s]*@/g, '$1:***@');
}
