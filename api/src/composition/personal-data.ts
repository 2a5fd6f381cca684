import type { Readable } from 'node:stream';
import type { StoreDefinition } from './define-store';

/** The person whose data is downloaded or deleted. */
export interface Person {
  _id: string;
  /** Empty once a deletion has removed the address. */
  email: string;
  /** Addresses that the account had before. */
  formerEmails: readonly string[];
}

/** A file of a person's archive: text, or content that is opened only when it is written. */
export type Content = string | (() => Readable);

/**
 * What a store adds to a person's archive: a file or a folder, without any secrets. `about`
 * describes it in the archive.
 */
export type ArchiveContent =
  | { file: `${string}.json`; about: string; of(person: Person): Promise<unknown> }
  | {
      folder: `${string}/`;
      about: string;
      of(person: Person): Promise<{ name: string; open(): Readable }[]>;
    };

/** How a store copies and erases a person's data. */
export interface PersonalData {
  archive: ArchiveContent | { none: string };
  /**
   * Erases the person's data; repeatable. False while work that uses it has not finished. 'by the
   * deletion': the deletion of the account erases it as its last step.
   */
  erase: ((person: Person) => Promise<boolean> | Promise<void>) | 'by the deletion';
}

/** One for each store with personal data. */
export type PersonalDataOfStores<Stores extends Record<string, StoreDefinition>> = {
  [Name in keyof Stores as Stores[Name]['personalData'] extends { personal: true }
    ? Name
    : never]: PersonalData;
};
