import type { Readable } from 'node:stream';
import type { StoredWork } from '@meritum/shared/contracts/account';
import type { StoreDefinition } from './define-store';

/** An account's address and its period; at other times another account can have it. */
export interface HeldAddress {
  address: string;
  from: Date;
  /** Null while the account has it. */
  until: Date | null;
}

export interface DataSubject {
  _id: string;
  /** Empty once a deletion has removed the address. */
  email: string;
  /** All addresses of the account so far; none once a deletion has removed them. */
  addresses: readonly (HeldAddress & { confirmed: boolean })[];
}

/** A file in the copy of a person's data: text, or content that is opened when written. */
export type Content = string | (() => Readable);

/** A file or folder in the copy of a person's data, without secrets; `about` describes it there. */
export type ArchiveContent =
  | { file: `${string}.json`; about: string; of(person: DataSubject): Promise<unknown> }
  | {
      folder: `${string}/`;
      about: string;
      of(person: DataSubject): Promise<{ name: string; open(): Readable }[]>;
    };

/** Whether a person's copy has each field of a document; a new field needs a decision. */
export type FieldsGiven<Document> = Readonly<Record<keyof Document, boolean>>;

/** All fields of a form that the person filled in. */
export const allOf = <Fields extends object>(fields: Fields): FieldsGiven<Fields> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, true])) as FieldsGiven<Fields>;

/** The fields of a document for the copy of its person's data. */
export const givenOf = <Document extends object>(
  given: FieldsGiven<Document>,
  document: Document,
): Partial<Document> =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => given[name as keyof Document]),
  ) as Partial<Document>;

export interface PersonalData {
  archive: ArchiveContent | { none: string };
  /**
   * Erases the person's data; repeatable. Returns false while other work still needs them. 'by the
   * deletion' leaves erasing to the last step of deleting the account.
   */
  erase: ((person: DataSubject) => Promise<boolean> | Promise<void>) | 'by the deletion';
  /** Stored work of the account, shown to somebody who took it over and may not know it. */
  work?(accountId: string): Promise<StoredWork[]>;
}

/** One for each store with personal data. */
export type PersonalDataOfStores<Stores extends Record<string, StoreDefinition>> = {
  [Name in keyof Stores as Stores[Name]['personalData'] extends { personal: true }
    ? Name
    : never]: PersonalData;
};
