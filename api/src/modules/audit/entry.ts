import type { Json } from '../../module-kit/audit-trail';

/** Parts of an entry that name a person or were typed; each can be erased separately. */
export const erasableParts = ['actor', 'person', 'reason', 'before', 'after'] as const;
export type ErasablePart = (typeof erasableParts)[number];

/** The content that the chain hashes: nothing personal, only seals of personal parts. */
export interface ChainedContent {
  id: string;
  at: Date;
  action: string;
  /** `mark` tells organisers apart who acted on what is not theirs, see `marks.ts`. */
  actor: { kind: 'account'; mark?: string } | { kind: 'command'; name: string };
  /** `id` is null when the subject is an account, which is sealed. */
  subject: { noun: string; id: string | null };
  /** Keyed digests of the erasable parts; they remain when the parts are erased. */
  seals: { [part in ErasablePart]?: string };
}

/**
 * A part in plain text, outside the chain, and the key of its seal. Without both, the seal reveals
 * nothing.
 */
export interface SealOpening {
  salt: string;
  value: Json;
}

/** An entry as stored. */
export interface ChainedEntry extends Omit<ChainedContent, 'id'> {
  _id: string;
  /** Position in the chain, from 1 without gaps. */
  seq: number;
  /** Hash of the entry before. */
  previous: string;
  hash: string;
  detail: { [part in ErasablePart]?: SealOpening };
}

/** The chained part of an entry that says what was done, and by which actor. */
export type ChainedAction = Pick<ChainedEntry, 'hash' | 'at' | 'action' | 'actor' | 'subject'>;

/** An entry's position and hash: what the next one refers to, and what people write down. */
export type ChainLink = Pick<ChainedEntry, 'seq' | 'hash'>;
