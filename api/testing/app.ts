import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Db } from 'mongodb';
import { buildApp } from '../src/app';
import { composeForCommands } from '../src/composition/compose';
import type { Config } from '../src/config/environment';
import { steps } from '../src/platform/migrations/steps';
import { mongoClient } from '../src/platform/mongo/mongo';
import type { App } from '../src/platform/zod/provider';
import { expectTypeOfBytes } from './bytes-and-types';
import { setClock } from './clocks';
import { testConfig } from './config';
import { logLines } from './log-lines';

const open = new Set<App>();

/** Number of processes of each test application; requests are spread over them. */
const { API_PROCESSES = '1' } = process.env;

/**
 * Closes applications that are still open, in a test file's `afterAll`. Hooks of this module itself
 * would run only in the first of several files.
 */
export async function closeApps(): Promise<void> {
  for (const app of open) await app.close();
}

export type TestOptions = Record<string, string>;

/**
 * Drops the database of a closed application once no other uses it: simultaneous drops fail, and
 * later commands would create it again.
 */
async function dropUnlessShared({ mongo }: Config): Promise<void> {
  if ([...open].some(({ mongo: { db } }) => db.databaseName === mongo.database)) return;
  const client = mongoClient(mongo);
  await client.db(mongo.database).dropDatabase();
  await client.close();
}

/** Records migrations as done: a new database needs none, and checking takes forty commands. */
async function skipMigrations(db: Db): Promise<void> {
  const applied = steps.map(({ id: _id, describe }) => ({ _id, describe }));
  await db.collection<{ _id: string }>('migrations').insertMany(applied);
}

/**
 * Lets other processes of `API_PROCESSES` answer too. They learn of revocations immediately,
 * instead of after a second.
 */
async function joinedBy(
  app: App,
  processes: string,
  build: () => Promise<App>,
): Promise<() => Promise<void>> {
  const others: App[] = [];
  for (let at = 1; at < Number(processes); at += 1) others.push(await build());
  if (others.length === 0) return async () => {};
  app.addHook('onClose', () => Promise.all(others.map((one) => one.close())));
  const all = [app, ...others].map((one) => ({
    isRevoked: one.revocations.has.bind(one.revocations),
    inject: one.inject.bind(one),
    idle: one.background.idle,
  }));
  // The same process answers all reads of an address, because tests count queries.
  const drawn = Math.floor(Math.random() * all.length);
  const routeOf = ({ method = 'GET', url }: InjectOptions) =>
    method === 'GET'
      ? [...String(url)].reduce((sum, letter) => sum + letter.charCodeAt(0), drawn)
      : Math.floor(Math.random() * all.length);
  const inject = async (request: InjectOptions | string) => {
    const index = routeOf(typeof request === 'string' ? { url: request } : request);
    return all[index % all.length]?.inject(request);
  };
  app.inject = inject as typeof app.inject;
  for (const { revocations } of [app, ...others])
    revocations.has = (session) => all.some(({ isRevoked }) => isRevoked(session));
  app.background.idle = async () => {
    for (const { idle } of all) await idle();
  };
  // Tests count commands of all processes.
  for (const { mongoClient } of others)
    mongoClient.on('commandStarted', (event) => app.mongoClient.emit('commandStarted', event));
  return async () => {
    for (const one of others) await one.ready();
  };
}

/**
 * An application on a fresh database, with extra routes; the caller closes it. Upkeep takes two
 * thirds of a start, so it runs only on a database that the caller names.
 */
export async function buildTestApp(
  settings: TestOptions = {},
  addRoutes: (app: App) => void = () => {},
) {
  const log = logLines();
  let shift = 0;
  let lateMs = 0;
  const late = () => lateMs;
  let held: number | undefined;
  const clock = () => new Date((held ?? Date.now()) + shift);
  const database = `test_${randomBytes(6).toString('hex')}`;
  const config = testConfig({ MONGODB_DATABASE: database, ...settings });
  const upkeepAtStart = config.mongo.database === database ? 'never' : 'before ready';
  const replaced = { clock, logStream: log, upkeepAtStart, late } as const;
  const app = await buildApp(config, replaced);
  open.add(app);
  setClock(app, clock);
  const close = app.close.bind(app);
  app.close = (async () => {
    const isReady = app.mongo.isReady();
    await close();
    open.delete(app);
    if (isReady) await dropUnlessShared(config);
  }) as App['close'];
  app.addHook('onSend', expectTypeOfBytes);
  addRoutes(app);
  if (!settings.MONGODB_URI && config.mongo.database === database)
    await skipMigrations(app.mongo.db);
  const joined = await joinedBy(app, settings.API_PROCESSES ?? API_PROCESSES, async () => {
    const another = await buildApp(config, replaced);
    addRoutes(another);
    return another;
  });
  await app.ready();
  await joined();
  return {
    app,
    log,
    clock,
    /** The modules' commands, as another process on the same database has them. */
    commands: (its: TestOptions = {}, time = clock) =>
      composeForCommands(app.mongo.db, { config: testConfig(its), clock: time }),
    /** Advances the application's clock. */
    pass: (milliseconds: number) => {
      shift += milliseconds;
    },
    /** Restarts the stopped clock. */
    resetClock: () => {
      shift = 0;
      held = undefined;
    },
    /** Simulates an overload in which replies are late. */
    lag: (milliseconds: number) => {
      lateMs = milliseconds;
    },
    /** Stops the clock on a full hour, so that results do not depend on the time of the test. */
    holdClock: () => {
      held = Math.floor(Date.now() / 3_600_000) * 3_600_000;
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

/**
 * One application for a suite, closed and its database dropped afterwards. Pass a function if
 * settings depend on something that starts earlier.
 */
export function suiteApp(
  settings: TestOptions | (() => TestOptions) = {},
  addRoutes?: (app: App) => void,
): () => TestApp {
  let built: TestApp | undefined;
  beforeAll(async () => {
    const known = typeof settings === 'function' ? settings() : settings;
    built = await buildTestApp(known, addRoutes);
  });
  afterAll(async () => {
    // Closes an application that failed to start, which would keep the process alive.
    if (!built) await closeApps();
    else if (open.has(built.app)) await built.app.close();
  });
  return () => {
    if (!built) throw new Error('The application is built before the first test');
    return built;
  };
}
