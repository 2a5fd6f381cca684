import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startDownloaded } from './downloaded';
import { startEmbedded } from './embedded';
import { useGiven } from './given';
import { startInstalled } from './mongod';
import {
  InUse,
  NotAvailable,
  ORDER,
  type RunningDatabase,
  type Setup,
  type StartingWay,
  type Way,
} from './ways';

export type { RunningDatabase } from './ways';

export interface LaunchOptions {
  /** Folder of the data, made if missing. Servers of different kinds keep apart in it. */
  dataDir: string;
  env?: NodeJS.ProcessEnv;
  log?: (line: string) => void;
  /** Used if it is free. Any free port otherwise. */
  port?: number;
  /** Only this way, even where MONGODB_URI is set. The variable DATABASE_WAY says the same. */
  only?: StartingWay;
  /** Folder of what is built or downloaded once. By default .data/tools of this repository. */
  cacheDir?: string;
}

const START: Record<StartingWay, (setup: Setup) => Promise<RunningDatabase>> = {
  mongod: startInstalled,
  downloaded: startDownloaded,
  embedded: startEmbedded,
};

const NAMES: Record<StartingWay, string> = {
  mongod: 'an installed MongoDB',
  downloaded: 'a downloaded MongoDB',
  embedded: 'the embedded server',
};

const REASONS: Record<Way, string> = {
  given: 'because MONGODB_URI is set',
  mongod: 'because mongod is on the PATH',
  downloaded: 'because no mongod is on the PATH',
  embedded: 'because there is no MongoDB on this machine and none to download',
};

const CLOSING_MS = 3000;

/** Folder of what is built or downloaded once, unless it is said. */
export const CACHE = fileURLToPath(new URL('../../.data/tools', import.meta.url));

/**
 * Hands out a database: the one at MONGODB_URI, else the first of an installed mongod, a downloaded
 * mongod and the embedded server that this machine can run. Logs what it takes and why.
 * @throws Error naming the ways to get a database, if there is none; or saying plainly what is wrong
 *   with the one there is: unreachable, or its data folder in use by another server.
 */
export async function launchDatabase(options: LaunchOptions): Promise<RunningDatabase> {
  const { env = process.env, log = console.log } = options;
  const only = options.only ?? wayNamedIn(env);
  const given = env.MONGODB_URI?.trim();
  if (given && !only) return explained(await useGiven(given), log);

  const setup: Setup = {
    dataDir: resolve(options.dataDir),
    cacheDir: resolve(options.cacheDir ?? CACHE),
    env,
    log,
    port: options.port,
  };
  await mkdir(setup.dataDir, { recursive: true });
  await mkdir(setup.cacheDir, { recursive: true });
  return explained(await firstAvailable(only ? [only] : ORDER, setup), log, only);
}

async function firstAvailable(ways: readonly StartingWay[], setup: Setup) {
  const reasons: string[] = [];
  for (const way of ways) {
    try {
      return await startPatiently(way, setup);
    } catch (error) {
      if (!(error instanceof NotAvailable)) throw error;
      reasons.push(`not ${NAMES[way]}: ${error.message}`);
      setup.log(`database: ${reasons.at(-1)}`);
    }
  }
  throw new Error(`There is no database to use.
${reasons.map((reason) => `  - ${reason}`).join('\n')}
Any one of these gives you one:
  1. Set MONGODB_URI to a MongoDB 8 server, for instance the one of docker-compose.yml, or install
     MongoDB so that mongod is on the PATH.
  2. Start once with access to the internet: a MongoDB server is downloaded and kept.
  3. Install Java 17 (a JDK) and Maven: the embedded server is built from their packages.
More in docs/database.md.`);
}

/** A server whose launcher was just killed needs a moment to close its data. */
async function startPatiently(way: StartingWay, setup: Setup): Promise<RunningDatabase> {
  const until = Date.now() + CLOSING_MS;
  while (true) {
    try {
      return await START[way](setup);
    } catch (error) {
      if (!(error instanceof InUse) || error.answers || Date.now() > until) throw error;
      await sleep(200);
    }
  }
}

function wayNamedIn(env: NodeJS.ProcessEnv): StartingWay | undefined {
  const name = env.DATABASE_WAY?.trim();
  if (!name) return undefined;
  const way = ORDER.find((each) => each === name);
  if (!way) throw new Error(`DATABASE_WAY is "${name}"; it can be ${ORDER.join(', ')}.`);
  return way;
}

function explained(found: RunningDatabase, log: (line: string) => void, only?: StartingWay) {
  const reason = only ? 'because this way alone was asked for' : REASONS[found.way];
  const database = { ...found, why: `${found.why}, ${reason}` };
  log(`database: ${database.why}`);
  return database;
}
