import type { Collection, CollectionOptions, Db, Document } from 'mongodb';

/** An index that a collection rests on. */
export interface Index {
  key: Readonly<Record<string, 1 | -1>>;
  unique?: true;
  sparse?: true;
}

/** The collections of one store, and no others. */
export interface Collections<Name extends string> {
  collection<Stored extends Document>(name: Name, options?: CollectionOptions): Collection<Stored>;
}

/** What a collection holds, for its row and its arrows in docs/api.md. */
export interface Contents {
  holds: string;
  /** Fields that hold the id of a document of another collection. */
  refersTo?: Readonly<Record<string, string>>;
}

/** Whether a store holds what is about a person; if not, why that is so. */
export type PersonalDataStatement = { personal: true } | { personal: false; why: string };

/** The module of the store says how it is copied and erased, or does not compile. */
export const personal = { personal: true } as const;

export const nothingPersonal = (why: string) => ({ personal: false, why }) as const;

interface Definition<Store, Name extends string, Held extends PersonalDataStatement> {
  /** Every collection that the store touches, with the indexes that it rests on. */
  collections: Readonly<Record<Name, readonly Index[]>>;
  contents: Readonly<Record<NoInfer<Name>, Contents>>;
  personalData: Held;
  /** Collections whose documents carry the mails that they owe; see `mail/owed-mails.ts`. */
  pendingMails?: readonly NoInfer<Name>[];
  /** Collections whose documents carry the entries that they owe; see `audit/owed.ts`. */
  pendingAuditEntries?: readonly NoInfer<Name>[];
  open(collections: Collections<NoInfer<Name>>, db: Db): Store;
}

/** Opens the store on a database; carries what has to be in place for it. */
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
}

/**
 * A store: the only reader and writer of its collections. Its indexes are part of it, so that there
 * is none without them. A module lists it under `stores`; that and its file are all there is to do.
 */
export function defineStore<Store, const Name extends string, Held extends PersonalDataStatement>({
  open,
  pendingMails = [],
  pendingAuditEntries = [],
  ...definition
}: Definition<Store, Name, Held>): StoreDefinition<Store, Held> {
  return Object.assign((db: Db) => open(db, db), {
    ...definition,
    pendingMails,
    pendingAuditEntries,
  });
}

/** The mails that documents owe are found by this. */
const ofOwedMails: Index = { key: { 'owedMails.key': 1 }, sparse: true };

/** So are the entries that they owe to the audit trail. */
const ofOwedEntries: Index = { key: { 'audit.owes': 1 }, sparse: true };

/** Puts in place what the stores rest on; nothing is read or written before. */
export async function prepareStores(db: Db, stores: readonly StoreDefinition[]): Promise<void> {
  for (const store of stores) {
    for (const [name, indexes] of Object.entries(store.collections)) {
      const mails = store.pendingMails.includes(name) ? [ofOwedMails] : [];
      const entries = store.pendingAuditEntries.includes(name) ? [ofOwedEntries] : [];
      const wanted = [...indexes, ...mails, ...entries].map((index) => ({ ...index }));
      if (wanted.length > 0) await db.collection(name).createIndexes(wanted);
    }
  }
}
