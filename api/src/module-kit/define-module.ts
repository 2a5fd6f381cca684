import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import type { Config } from '../config/environment';
import type { Revocations } from '../platform/authorisation/revocations';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics/metrics';
import type { DrawPaper } from '../platform/papers/papers';
import type { Threads } from '../platform/threads/threads';
import type { App } from '../platform/zod/provider';
import type { AuditTrail } from './audit-trail';
import type { MailDefinition } from './define-mail';
import type { StoreDefinition } from './define-store';
import type { MailRequest } from './mail-request';
import type { OneAtATime } from './one-at-a-time';
import type { PersonalData, PersonalDataOfStores } from './personal-data';
import type { Job } from './upkeep';

/** What the process gives to every module. */
export interface Platform {
  db: Db;
  config: Config;
  clock: Clock;
  revocations: Revocations;
  /** Queues a mail that is already stored as pending; never fails. */
  mail(request: MailRequest): Promise<void>;
  /** Appends pending entries of documents to the audit trail. */
  trail: AuditTrail;
  metrics: Metrics;
  /** For failures of background work. */
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** For computations that would block the event loop. */
  threads: Pick<Threads, 'run'>;
  /** Threads with limited memory, for strangers' files. */
  readers: Pick<Threads, 'run'>;
  drawPaper: DrawPaper;
  oneAtATime: OneAtATime;
}

/** The named parts of a context: `Part<Draws, { stores: 'draws'; platform: 'clock' }>`. */
export type Part<Context, Names extends { [Group in keyof Context]?: keyof Context[Group] }> = {
  [Group in keyof Names & keyof Context]: Pick<
    Context[Group],
    Extract<Names[Group], keyof Context[Group]>
  >;
};

/** Declares the type of other modules' functions that a module calls; a type only. */
export const needs = <Deps>() => undefined as Deps | undefined;

type Stores = Readonly<Record<string, StoreDefinition>>;
type Created<Of extends Stores> = { [Name in keyof Of]: ReturnType<Of[Name]> };

/** The parts of a started module. All are required, so that an empty list is a decision. */
interface ModuleParts<Of extends Stores, Api, Commands> {
  /** Functions that other modules may call: queries and commands, never a store. */
  api: Api;
  /** The contexts of its commands, for command-line programs and tests. */
  commands: Commands;
  /** Each is registered in its own scope. */
  routes: readonly ((app: App) => Promise<unknown>)[];
  upkeep: readonly Job[];
  /** How each store with personal data copies and erases them. */
  personalData: PersonalDataOfStores<Of>;
}

interface Definition<Of extends Stores, Deps, Api, Commands, Queries, QueriesOfOthers> {
  name: string;
  /** Why its API contains a store; without a reason {@link refuseStores} throws. */
  sharesStoresBecause?: string;
  stores: Of;
  /** Every mail that the module sends; no other can be sent. */
  mails: readonly MailDefinition[];
  /** The functions of other modules that it calls; see {@link needs}. */
  deps?: Deps | undefined;
  /** The functions of other modules that its `queries` call. */
  queriesOfOthers?: QueriesOfOthers | undefined;
  /**
   * Functions for modules that start earlier. They need only this module's stores and the `queries`
   * of others, and may call `deps` once all modules have started.
   */
  queries?(given: { stores: Created<Of>; deps: QueriesOfOthers; platform: Platform }): Queries;
  start(given: {
    stores: Created<Of>;
    deps: Deps;
    platform: Platform;
    queries: Queries;
  }): ModuleParts<Of, Api, Commands>;
}

export interface StartedModule<Api = unknown, Commands = unknown>
  extends Omit<ModuleParts<Stores, Api, Commands>, 'personalData'> {
  name: string;
  /** By store name. */
  personalData: Readonly<Record<string, PersonalData>>;
}

/**
 * Defines a module. `prepare` makes its stores and queries for a database, `start` everything else.
 * Examples: `nominations/module.ts`, and `winners/module.ts` for a small one.
 */
export function defineModule<
  const Of extends Stores,
  Api,
  Commands,
  Deps = object,
  Queries = object,
  QueriesOfOthers = object,
>({
  start,
  queries: define = () => ({}) as Queries,
  sharesStoresBecause,
  ...known
}: Definition<Of, Deps, Api, Commands, Queries, QueriesOfOthers>) {
  return {
    ...known,
    prepare(platform: Platform, queriesOfOthers: QueriesOfOthers) {
      const entries = Object.entries(known.stores).map(([name, store]) => [
        name,
        store(platform.db),
      ]);
      const stores = Object.fromEntries(entries) as Created<Of>;
      const queries = define({ stores, deps: queriesOfOthers, platform });
      const refuse = (api: unknown) =>
        sharesStoresBecause || refuseStores(known.name, api, Object.values(stores));
      refuse(queries);
      return {
        queries,
        start(deps: Deps): StartedModule<Api, Commands> {
          const started = start({ stores, deps, platform, queries });
          refuse(started.api);
          return { name: known.name, ...started };
        },
      };
    },
  };
}

/**
 * Throws when the API exposes a store, or a copy or part of one, because other modules could write
 * with it without the module's rules.
 */
function refuseStores(module: string, api: unknown, stores: readonly unknown[]): void {
  const methods = new Set(stores.flatMap((store) => Object.values(store as object)));
  for (const [name, value] of Object.entries((api ?? {}) as object)) {
    const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
    if (stores.includes(value) || parts.some((part) => stores.includes(part) || methods.has(part)))
      throw new Error(`The module ${module} exposes a store as ${name}`);
  }
}
