import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import type { Config } from '../config/environment';
import type { AuditTrail } from '../modules/audit/trail';
import type { MailDefinition } from '../modules/mail/define-mail';
import type { MailRequest } from '../modules/mail/request';
import type { Revocations } from '../platform/authorisation/revocations';
import type { Clock } from '../platform/clock';
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
  /** Queues the mail of an event that has been written as owed; never fails. */
  mail(request: MailRequest): Promise<void>;
  /** Records what documents owe to the audit trail. */
  trail: AuditTrail;
  /** For failures that nobody waits for. */
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

type Stores = Readonly<Record<string, StoreDefinition>>;
type Opened<Of extends Stores> = { [Name in keyof Of]: ReturnType<Of[Name]> };

/** What a module brings once it is opened. Nothing is optional: an empty list is a statement. */
interface ModuleParts<Of extends Stores, Api, Commands> {
  /** Functions that other modules may call: queries and commands, never a store. */
  api: Api;
  /** The contexts of its commands, for programs of the command line and for tests. */
  commands: Commands;
  /** Each registered in a scope of its own. */
  routes: readonly ((app: App) => Promise<unknown>)[];
  /** What is done regularly in the background. */
  upkeep: readonly Job[];
  /** How each personal store is copied and erased; one that is missing does not compile. */
  personalData: PersonalDataOfStores<Of>;
}

interface Definition<Of extends Stores, Needs, Api, Commands> {
  name: string;
  /** Why its stores are in its API all the same; {@link refuseStores} refuses it without a reason. */
  sharesStoresBecause?: string;
  stores: Of;
  /** Every mail that the module sends; one that is not listed cannot be written. */
  mails: readonly MailDefinition[];
  open(base: ModuleContext & { stores: Opened<Of> }, needs: Needs): ModuleParts<Of, Api, Commands>;
}

/** A module that was opened, as the composition uses it. */
export interface OpenedModule<Api = unknown, Commands = unknown> {
  name: string;
  api: Api;
  commands: Commands;
  routes: readonly ((app: App) => Promise<unknown>)[];
  upkeep: readonly Job[];
  /** By the name of the store. */
  personalData: Readonly<Record<string, PersonalData>>;
}

/** The part of a module that is known without a database. */
export interface ModuleDefinition {
  readonly name: string;
  readonly stores: Stores;
  readonly mails: readonly MailDefinition[];
}

/**
 * A module: what it brings, stated in its `module.ts` and in no other place. `stores`, `mails` and
 * `name` are known at once; `open` makes the rest of them over a database. What it needs of other
 * modules is the second argument of `open`; `modules.ts` introduces them to each other. See
 * `nominations/module.ts` for one with everything, `winners/module.ts` for a small one.
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
 * Other modules are given functions: whoever held a store could write past the module's rules. Also
 * a copy of a store, or a part of one, within an object of the API is refused.
 */
function refuseStores(module: string, api: unknown, stores: readonly unknown[]): void {
  const methods = new Set(stores.flatMap((store) => Object.values(store as object)));
  for (const [name, value] of Object.entries((api ?? {}) as object)) {
    const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
    if (stores.includes(value) || parts.some((part) => stores.includes(part) || methods.has(part)))
      throw new Error(`The module ${module} hands out a store as ${name}`);
  }
}
