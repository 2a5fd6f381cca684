import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import type { Config } from '../config/environment';
import type { AuditTrail } from '../modules/audit/trail';
import type { MailDefinition } from '../modules/mail/define-mail';
import type { MailRequest } from '../modules/mail/request';
import type { Revocations } from '../platform/authorisation/revocations';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics/metrics';
import type { App } from '../platform/zod/provider';
import type { StoreDefinition } from './define-store';
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
type Opened<Of extends Stores> = { [Name in keyof Of]: ReturnType<Of[Name]> };

/** The parts of an opened module. None is optional, so that an empty list is a decision. */
interface ModuleParts<Of extends Stores, Api, Commands> {
  /** Functions that other modules may call: queries and commands, never a store. */
  api: Api;
  /** The contexts of its commands, for command-line programs and tests. */
  commands: Commands;
  /** Each is registered in its own scope. */
  routes: readonly ((app: App) => Promise<unknown>)[];
  /** Regular background jobs. */
  upkeep: readonly Job[];
  /** How each store with personal data is copied and erased; a missing one does not compile. */
  personalData: PersonalDataOfStores<Of>;
}

interface Definition<Of extends Stores, Needs, Api, Commands> {
  name: string;
  /** Why its API may contain stores; {@link refuseStores} refuses them without a reason. */
  sharesStoresBecause?: string;
  stores: Of;
  /** Every mail that the module sends; others cannot be written. */
  mails: readonly MailDefinition[];
  open(base: ModuleContext & { stores: Opened<Of> }, needs: Needs): ModuleParts<Of, Api, Commands>;
}

/** An opened module, as the composition uses it. */
export interface OpenedModule<Api = unknown, Commands = unknown> {
  name: string;
  api: Api;
  commands: Commands;
  routes: readonly ((app: App) => Promise<unknown>)[];
  upkeep: readonly Job[];
  /** By store name. */
  personalData: Readonly<Record<string, PersonalData>>;
}

/**
 * Defines a module; its `module.ts` declares everything that it contributes. `stores`, `mails` and
 * `name` are static; `open` builds the rest over a database. Its second argument is what the module
 * needs from others; `modules.ts` wires them together. See `nominations/module.ts` for a full
 * example, `winners/module.ts` for a small one.
 */
export function defineModule<const Of extends Stores, Api, Commands, Needs = object>({
  open,
  sharesStoresBecause,
  ...known
}: Definition<Of, Needs, Api, Commands>) {
  return {
    ...known,
    open(base: ModuleContext, needs: Needs): OpenedModule<Api, Commands> {
      const entries = Object.entries(known.stores).map(([name, store]) => [name, store(base.db)]);
      const stores = Object.fromEntries(entries) as Opened<Of>;
      const opened = open({ ...base, stores }, needs);
      if (!sharesStoresBecause) refuseStores(known.name, opened.api, Object.values(stores));
      return { name: known.name, ...opened };
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
