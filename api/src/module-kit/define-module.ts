import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import type { Config } from '../config/environment';
import type { Revocations } from '../platform/authorisation/revocations';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics/metrics';
import type { App } from '../platform/zod/provider';
import type { AuditTrail } from './audit-trail';
import type { MailDefinition } from './define-mail';
import type { StoreDefinition } from './define-store';
import type { MailRequest } from './mail-request';
import type { PersonalData, PersonalDataOfStores } from './personal-data';
import type { Job } from './upkeep';

/** What every module is given. */
export interface ModuleContext {
  db: Db;
  config: Config;
  clock: Clock;
  revocations: Revocations;
  /** Queues a mail that is already stored as pending; never fails. */
  mail(request: MailRequest): Promise<void>;
  /** Appends pending entries of documents to the audit trail. */
  trail: AuditTrail;
  /** What the process measures; counts and durations only, see its labels. */
  metrics: Metrics;
  /** For failures in the background. */
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

type Stores = Readonly<Record<string, StoreDefinition>>;
type Created<Of extends Stores> = { [Name in keyof Of]: ReturnType<Of[Name]> };

/** The parts of a started module. None is optional, so that an empty list is a decision. */
interface ModuleParts<Of extends Stores, Api, Commands> {
  /** Functions that other modules may call: queries and commands, never a store. */
  api: Api;
  /** The contexts of its commands, for command-line programs and tests. */
  commands: Commands;
  /** Each is registered in its own scope. */
  routes: readonly ((app: App) => Promise<unknown>)[];
  upkeep: readonly Job[];
  /** How each store with personal data is copied and erased; a missing one does not compile. */
  personalData: PersonalDataOfStores<Of>;
}

interface Definition<Of extends Stores, Needs, Api, Commands, Answers, Asked> {
  name: string;
  /** Why its API may contain stores; {@link refuseStores} refuses them without a reason. */
  sharesStoresBecause?: string;
  stores: Of;
  /** Every mail that the module sends; others cannot be written. */
  mails: readonly MailDefinition[];
  /**
   * What it answers from its own stores and from the answers of others, in whatever order modules
   * are started. It may call `asked` once all modules have started, never before.
   */
  answers?(base: ModuleContext & { stores: Created<Of> }, asked: Asked): Answers;
  start(
    base: ModuleContext & { stores: Created<Of>; own: Answers },
    needs: Needs,
  ): ModuleParts<Of, Api, Commands>;
}

/** A started module, as the composition uses it. */
export interface StartedModule<Api = unknown, Commands = unknown>
  extends Omit<ModuleParts<Stores, Api, Commands>, 'personalData'> {
  name: string;
  /** By store name. */
  personalData: Readonly<Record<string, PersonalData>>;
}

/**
 * Defines a module; its `module.ts` declares everything that it contributes. `stores`, `mails` and
 * `name` are static. `prepare` makes its stores and its answers over a database, `start` the rest;
 * the second argument of each is what the module needs from others, see `compose.ts`. See
 * `nominations/module.ts` for a full example, `winners/module.ts` for a small one.
 */
export function defineModule<
  const Of extends Stores,
  Api,
  Commands,
  Needs = object,
  Answers = object,
  Asked = object,
>({
  start,
  answers = () => ({}) as Answers,
  sharesStoresBecause,
  ...known
}: Definition<Of, Needs, Api, Commands, Answers, Asked>) {
  return {
    ...known,
    prepare(base: ModuleContext, asked: Asked) {
      const entries = Object.entries(known.stores).map(([name, store]) => [name, store(base.db)]);
      const stores = Object.fromEntries(entries) as Created<Of>;
      const own = answers({ ...base, stores }, asked);
      const refuse = (api: unknown) =>
        sharesStoresBecause || refuseStores(known.name, api, Object.values(stores));
      refuse(own);
      return {
        own,
        start(needs: Needs): StartedModule<Api, Commands> {
          const started = start({ ...base, stores, own }, needs);
          refuse(started.api);
          return { name: known.name, ...started };
        },
      };
    },
  };
}

/**
 * Throws when the API exposes a store, a copy of one or a part of one: other modules could then
 * write without the module's rules.
 */
function refuseStores(module: string, api: unknown, stores: readonly unknown[]): void {
  const methods = new Set(stores.flatMap((store) => Object.values(store as object)));
  for (const [name, value] of Object.entries((api ?? {}) as object)) {
    const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
    if (stores.includes(value) || parts.some((part) => stores.includes(part) || methods.has(part)))
      throw new Error(`The module ${module} exposes a store as ${name}`);
  }
}
