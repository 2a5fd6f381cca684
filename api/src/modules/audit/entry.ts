import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { FileId } from '../../platform/files/files';

/** Values of canonical JSON. A date is its ISO text. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [member: string]: Json };

/** Who acted: a person, or a command that an operator ran. */
export type AuditActor = { accountId: string } | { command: string };

/** What was acted on: a thing by its id, with its account if it has one; or an account. */
type AuditSubject = { id: string; accountId?: string } | { accountId: string };

/** A command's report of its action. */
export interface AuditEvent {
  actor: AuditActor;
  action: AuditAction;
  subject: AuditSubject;
  /** Typed by the actor; empty when no reason is asked for. */
  reason: string;
  /** The values that changed, not the whole document. */
  before: Json;
  after: Json;
}

/** A pending entry in a document, written with the action by the same write. */
export interface PendingAuditEntry extends Omit<AuditEvent, 'action'> {
  id: string;
  /** Any text, because stored actions can outlive their names in the code. */
  action: string;
  at: Date;
}

/** Part of every document whose changes are recorded. */
export interface WithPendingAuditEntries {
  pendingAuditEntries?: PendingAuditEntry[];
}

export interface AuditedDocument extends WithPendingAuditEntries {
  _id: string | FileId;
}

/** The pending entries of one collection; the noun's store provides it. */
export interface PendingAuditEntries {
  all(): AsyncIterable<AuditedDocument>;
  /** Removes entries that are in the chain from the document, and nothing else. */
  remove(documentId: AuditedDocument['_id'], entryIds: readonly string[]): Promise<void>;
}

/** Parts of an entry that name a person or were typed; each can be erased separately. */
export const erasableParts = ['actor', 'person', 'reason', 'before', 'after'] as const;
export type ErasablePart = (typeof erasableParts)[number];

/** The content of the chain's hash: nothing personal, only seals of it. */
export interface ChainedContent {
  id: string;
  at: Date;
  action: string;
  /** `mark` tells those apart who acted on what is not theirs, see `marks.ts`. */
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
