import type { Readable } from 'node:stream';
import type { StoreDefinition } from './define-store';

/** Whom a download or a deletion is about. */
export interface Person {
  _id: string;
  /** Empty once a deletion has come so far that it is not known any more. */
  email: string;
}

/** A file of a person's archive: text, or content that is opened when its turn comes. */
export type Content = string | (() => Readable);

/**
 * What a person's archive gets: one file, or a folder of them. Never a secret of theirs or of ours.
 * `about` is said to them in the archive.
 */
export type ArchiveContent =
  | { file: `${string}.json`; about: string; of(person: Person): Promise<unknown> }
  | {
      folder: `${string}/`;
      about: string;
      of(person: Person): Promise<{ name: string; open(): Readable }[]>;
    };

/** What a store holds of a person. */
export interface PersonalData {
  archive: ArchiveContent | { none: string };
  /**
   * Erases the person; can be repeated. False while something is under way that has to end first.
   * 'by the deletion': the deletion of an account does it itself, as its last step.
   */
  erase: ((person: Person) => Promise<boolean> | Promise<void>) | 'by the deletion';
}

/** One for each store that is personal. */
export type PersonalDataOfStores<Stores extends Record<string, StoreDefinition>> = {
  [Name in keyof Stores as Stores[Name]['personalData'] extends { personal: true }
    ? Name
    : never]: PersonalData;
};
