import type { LogEntry, LogKind } from '@meritum/shared/merit/log/entry';
import type { SignedHead } from '@meritum/shared/merit/log/head';

/** The content and owner of a blinded digest; erased with the account. */
interface Blind {
  subject: string;
  /** 16 random bytes in hexadecimal. */
  salt: string;
  /** Owner of the nomination or rating; null if nobody gets it. */
  owner: string | null;
}

/** An entry of the public log as it is stored; written once. */
export interface LoggedEntry {
  /** Position in the log, from 0 without gaps. */
  _id: number;
  /** Names the event, so that it is appended only once. */
  source: string;
  /** The public part. */
  entry: LogEntry;
  blind?: Blind;
}

/** An event that belongs in the log. */
export interface Occurrence {
  source: string;
  at: Date;
  kind: LogKind;
  contest?: { season: string; category?: string };
  /** A public digest, or the content of a blinded one. */
  of: { digest: string } | Omit<Blind, 'salt'>;
}

/** A signed head as it is stored; never changed. */
export interface StoredHead extends SignedHead {
  /** Size and time. */
  _id: string;
}
