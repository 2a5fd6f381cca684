import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from 'mongodb';
import type { Config } from '../config/environment';
import { prepareStores } from '../module-kit/define-store';
import { oneAtATime } from '../module-kit/one-at-a-time';
import { type UpkeepAtStart, upkeep } from '../module-kit/upkeep';
import { passkeysStore } from '../modules/factors/passkeys-store';
import { hasFactor } from '../modules/factors/proving';
import { totpStore } from '../modules/factors/totp-store';
import { accountsStore } from '../modules/identity/accounts-store';
import { personOf as ownerOf } from '../modules/identity/people';
import { sessionsStore } from '../modules/identity/sessions-store';
import { lastHeadOf } from '../modules/log/module';
import { logStore } from '../modules/log/store';
import { mailing } from '../modules/mail/mailing';
import { siteOf } from '../modules/mail/settings';
import { ensureSeasons } from '../modules/seasons/commands';
import { seasonsStore } from '../modules/seasons/store';
import type { CallerInSession, Person, Proof } from '../platform/authorisation/actor';
import type { Revocations } from '../platform/authorisation/revocations';
import { type Clock, systemClock } from '../platform/clock';
import { migrate } from '../platform/migrations/migrate';
import { steps } from '../platform/migrations/steps';
import { measuredThreads } from '../platform/threads/measured';
import { openReaders, openThreads } from '../platform/threads/threads';
import type { App } from '../platform/zod/provider';
import { compose } from './compose';
import { allMails, allPendingMails, allStores } from './modules';
import { countingProcesses } from './processes';

interface Options {
  config: Config;
  clock: Clock;
  upkeepAtStart: UpkeepAtStart;
}

interface Preparing {
  config: Config;
  /** Sessions revoked lately; a server needs them to check tokens without the database. */
  revocations?: Revocations;
  log?: FastifyBaseLogger;
  say?(state: string): void;
}

/** Runs migrations, creates indexes and the first seasons, and reads revoked sessions. */
async function prepare(db: Db, { revocations, config, log, say }: Preparing): Promise<void> {
  await migrate(db, {
    steps,
    oneAtATime: oneAtATime(db, systemClock),
    createIndexes: () => prepareStores(db, allStores),
    onProgress: ({ step, of, since, describe, migration }) => {
      const state = `migrating: step ${step} of ${of} since ${since.toISOString()} (${describe})`;
      say?.(state);
      log?.info({ migration }, state);
    },
    onApplied: (applied) => log?.info(applied, 'a migration was applied'),
  });
  await ensureSeasons(seasonsStore(db), config);
  await revocations?.refresh(sessionsStore(db).listRevokedSince);
}

/** Returns the account's owner; null when it is gone. */
const personOf = (db: Db, config: Config, accountId: string): Promise<Person | null> =>
  ownerOf({ stores: { accounts: accountsStore(db) }, platform: { config } }, accountId);

/** Registers every module's routes and upkeep, and the sender of pending mails. */
async function register(instance: FastifyInstance, options: Options): Promise<void> {
  const { config, clock, upkeepAtStart: atStart } = options;
  const app = instance as unknown as App;
  const { mongo, revocations, metrics, log } = app;
  await app.register(mailing, {
    settings: config.mail,
    site: siteOf({ config, clock }),
    clock,
    mails: allMails,
    logHead: lastHeadOf(logStore(mongo.db)),
    pending: allPendingMails(mongo.db),
  });
  const { queue: mail, wake } = app.mailing;
  const threads = measuredThreads(openThreads(), metrics);
  const given = { db: mongo.db, config, clock, revocations, mail, metrics, log };
  const readers = openReaders();
  const { started, jobs } = compose(given, { threads, readers, wake });
  const all = [countingProcesses(app, clock), ...jobs];
  await app.register(upkeep, { jobs: all, clock, atStart });
  // Closed before upkeep and background work, which wait for threads.
  app.addHook('onClose', () => Promise.all([threads.close(), readers.close()]));
  // Named, because for an unnamed plugin Fastify searches all loaded modules.
  const named = { name: 'routes', encapsulate: true };
  for (const add of started.flatMap(({ routes }) => routes))
    await app.register(fp(async (scope) => void (await add(scope as unknown as App)), named));
}

/** Returns when and how a session's owner last proved their identity. */
async function proofOf(db: Db, { accountId, sessionId }: CallerInSession): Promise<Proof> {
  const stores = { passkeys: passkeysStore(db), totps: totpStore(db) };
  const [found, isFactorThere] = await Promise.all([
    sessionsStore(db).findById(sessionId),
    hasFactor({ stores }, accountId),
  ]);
  // Another process may have ended the session, unknown to this one.
  const session = found?.revokedAt === null ? found : null;
  return {
    hasFactor: isFactorThere,
    provenAt: session?.provenAt ?? null,
    factorProvenAt: session?.factor?.provenAt ?? null,
  };
}

/** The modules as the server runs them. */
export const modules = { prepare, register, personOf, proofOf };
