import type { Readable } from 'node:stream';
import type { StoredWork } from '@meritum/shared/contracts/account';
import type { StoreDefinition } from './define-store';

/** An address while an account had it; before and afterwards it can be that of another. */
export interface HeldAddress {
  address: string;
  from: Date;
  /** Null while the account still has it. */
  until: Date | null;
}

/** The person whose data is downloaded or deleted. */
export interface DataSubject {
  _id: string;
  /** Empty once a deletion has removed the address. */
  email: string;
  /** All addresses of the account so far; none once a deletion has removed them. */
  addresses: readonly (HeldAddress & { confirmed: boolean })[];
}

/** A file of a person's archive: text, or content that is opened only when it is written. */
export type Content = string | (() => Readable);

/**
 * What a store adds to a person's archive: a file or a folder, without any secrets. `about`
 * describes it in the archive.
 */
export type ArchiveContent =
  | { file: `${string}.json`; about: string; of(person: DataSubject): Promise<unknown> }
  | {
      folder: `${string}/`;
      about: string;
      of(person: DataSubject): Promise<{ name: string; open(): Readable }[]>;
    };

/**
 * Whether a person is given each field of a document. A new field does not compile until somebody
 * has decided about it.
 */
export type FieldsGiven<Document> = Readonly<Record<keyof Document, boolean>>;

/** All fields of a form that the person filled in. */
export const allOf = <Fields extends object>(fields: Fields): FieldsGiven<Fields> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, true])) as FieldsGiven<Fields>;

/** The fields of a document that its person is given. */
export const givenOf = <Document extends object>(
  given: FieldsGiven<Document>,
  document: Document,
): Partial<Document> =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => given[name as keyof Document]),
  ) as Partial<Document>;

/** How a store copies and erases a person's data. */
export interface PersonalData {
  archive: ArchiveContent | { none: string };
  /**
   * Erases the person's data; repeatable. False while work that uses it has not finished. 'by the
   * deletion': the deletion of the account erases it as its last step.
   */
  erase: ((person: DataSubject) => Promise<boolean> | Promise<void>) | 'by the deletion';
  /** What tells somebody who has taken the account over whether they made it themselves. */
  work?(accountId: string): Promise<StoredWork[]>;
}

/** One for each store with personal data. */
export type PersonalDataOfStores<Stores extends Record<string, StoreDefinition>> = {
  [Name in keyof Stores as Stores[Name]['personalData'] extends { personal: true }
    ? Name
    : never]: PersonalData;
};
