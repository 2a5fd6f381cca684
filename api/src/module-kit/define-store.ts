import type { Collection, CollectionOptions, Db, Document } from 'mongodb';

export interface Index {
  key: Readonly<Record<string, 1 | -1>>;
  unique?: true;
  sparse?: true;
}

/** The collections of one store only. */
export interface Collections<Name extends string> {
  collection<Stored extends Document>(name: Name, options?: CollectionOptions): Collection<Stored>;
}

export interface Contents {
  holds: string;
  /** Fields that hold ids of documents in another collection. */
  refersTo?: Readonly<Record<string, string>>;
}

/** Whether a store holds personal data, or why it holds none. */
export type PersonalDataStatement = { personal: true } | { personal: false; why: string };

/** Makes the module say how the store copies and erases personal data; it does not compile otherwise. */
export const personal = { personal: true } as const;

export const nothingPersonal = (why: string) => ({ personal: false, why }) as const;

interface Definition<Store, Name extends string, Held extends PersonalDataStatement> {
  collections: Readonly<Record<Name, readonly Index[]>>;
  contents: Readonly<Record<NoInfer<Name>, Contents>>;
  personalData: Held;
  /** Collections whose documents can have pending mails; see `pending-mails.ts`. */
  pendingMails?: readonly NoInfer<Name>[];
  /** Collections whose documents can have pending audit entries; see `pending-entries.ts`. */
  pendingAuditEntries?: readonly NoInfer<Name>[];
  /** Collections whose documents have `expiresAt`, see {@link removeExpired}. */
  expiring?: readonly NoInfer<Name>[];
  createStore(collections: Collections<NoInfer<Name>>, db: Db): Store;
}

export interface StoreDefinition<
  Store = unknown,
  Held extends PersonalDataStatement = PersonalDataStatement,
> {
  (db: Db): Store;
  readonly collections: Readonly<Record<string, readonly Index[]>>;
  readonly contents: Readonly<Record<string, Contents>>;
  readonly personalData: Held;
  readonly pendingMails: readonly string[];
  readonly pendingAuditEntries: readonly string[];
  readonly expiring: readonly string[];
}

/** Defines a store, the only reader and writer of its collections; a module lists it under `stores`. */
export function defineStore<Store, const Name extends string, Held extends PersonalDataStatement>({
  createStore,
  pendingMails = [],
  pendingAuditEntries = [],
  expiring = [],
  ...definition
}: Definition<Store, Name, Held>): StoreDefinition<Store, Held> {
  return Object.assign((db: Db) => createStore(db, db), {
    ...definition,
    pendingMails,
    pendingAuditEntries,
    expiring,
  });
}

const pendingMailsIndex: Index = { key: { 'pendingMails.key': 1 }, sparse: true };
const pendingAuditIndex: Index = { key: { 'pendingAuditEntries.id': 1 }, sparse: true };
const expiryIndex: Index = { key: { expiresAt: 1 } };

/** Creates the indexes of the stores, before anything is read or written. */
export async function prepareStores(db: Db, stores: readonly StoreDefinition[]): Promise<void> {
  for (const store of stores) {
    for (const [name, indexes] of Object.entries(store.collections)) {
      const mails = store.pendingMails.includes(name) ? [pendingMailsIndex] : [];
      const entries = store.pendingAuditEntries.includes(name) ? [pendingAuditIndex] : [];
      const ends = store.expiring.includes(name) ? [expiryIndex] : [];
      const wanted = [...indexes, ...mails, ...entries, ...ends].map((index) => ({ ...index }));
      if (wanted.length > 0) await db.collection(name).createIndexes(wanted);
    }
  }
}

/** Removes expired documents. Delays are harmless, because readers check `expiresAt` too. */
export async function removeExpired(
  db: Db,
  stores: readonly StoreDefinition[],
  now: Date,
): Promise<void> {
  const names = stores.flatMap(({ expiring }) => expiring);
  // Concurrently, so that a failure stops no other.
  await Promise.all(
    names.map((name) => db.collection(name).deleteMany({ expiresAt: { $lte: now } })),
  );
}
