import type { LogEntry, LogKind } from '@meritum/shared/merit/log/entry';
import type { SignedHead } from '@meritum/shared/merit/log/head';

/** What a blinded digest is of, and who may know it; erased with the account. */
interface Blind {
  subject: string;
  /** 16 random bytes in hexadecimal. */
  salt: string;
  /** Whose nomination or rating it is; null if nobody is to be told. */
  owner: string | null;
}

/** An entry of the public log as it is stored; written once. */
export interface LoggedEntry {
  /** Position in the log, from 0 without gaps. */
  _id: number;
  /** Names what happened, so that the same is appended once. */
  source: string;
  /** What is public. */
  entry: LogEntry;
  blind?: Blind;
}

/** Something that has happened and belongs into the log. */
export interface Occurrence {
  source: string;
  at: Date;
  kind: LogKind;
  contest?: { season: string; category?: string };
  /** The digest where it is public, otherwise what it is made from. */
  of: { digest: string } | Omit<Blind, 'salt'>;
}

/** A signed head as it is stored; never changed. */
export interface StoredHead extends SignedHead {
  /** Size and time. */
  _id: string;
}
