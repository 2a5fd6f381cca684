import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { Json } from './canonical-json';

/** Who did it: a person, or a program that an operator ran. */
export type AuditActor = { accountId: string } | { command: string };

/**
 * What it was done to: a thing by its id, with the account that it belongs to where it belongs to
 * one; or the account itself.
 */
export type AuditSubject = { id: string; accountId?: string } | { accountId: string };

/** What a command says of its action. */
export interface AuditEvent<Action extends AuditAction> {
  actor: AuditActor;
  action: Action;
  subject: AuditSubject;
  /** What the actor typed; empty where nothing is asked. */
  reason: string;
  /** The few values that changed, not the document. */
  before: Json;
  after: Json;
}

/** An entry that a document owes to the trail: written with the action, by the same write. */
export interface PendingAuditEntry extends Omit<AuditEvent<AuditAction>, 'action'> {
  id: string;
  /** Any, as what is stored may outlive its name in the code. */
  action: string;
  at: Date;
}

/** Part of every document whose changes are recorded. */
export interface WithPendingAuditEntries {
  audit?: {
    /** For the index: true as long as anything is owed. */
    owes: true;
    owed: PendingAuditEntry[];
  };
}

export interface AuditedDocument extends WithPendingAuditEntries {
  _id: string;
}

/** The entries that the documents of one collection owe; the noun's store hands it out. */
export interface PendingAuditEntries {
  all(): AsyncIterable<AuditedDocument>;
  /** Takes entries that are in the chain off the document, and nothing else. */
  settled(documentId: string, entryIds: readonly string[]): Promise<void>;
}

/** Parts of an entry that name a person or were typed; each can be erased by itself. */
export const erasableParts = ['actor', 'person', 'reason', 'before', 'after'] as const;
export type ErasablePart = (typeof erasableParts)[number];

/** What the chain's hash covers. Nothing personal: of that only seals. */
export interface ChainedContent {
  id: string;
  at: Date;
  action: string;
  actor: { kind: 'account' } | { kind: 'command'; name: string };
  /** `id` is null where the subject is an account, which is sealed. */
  subject: { noun: string; id: string | null };
  /** Keyed digests of the erasable parts; they stay when the parts go. */
  seals: { [part in ErasablePart]?: string };
}

/** A part in clear, beside the chain, and the key of its seal: without both the seal says nothing. */
export interface Opening {
  salt: string;
  value: Json;
}

/** An entry as it is stored. */
export interface ChainedEntry extends Omit<ChainedContent, 'id'> {
  _id: string;
  /** Place in the chain, counted from 1 without gaps. */
  seq: number;
  /** Hash of the entry before. */
  previous: string;
  hash: string;
  detail: { [part in ErasablePart]?: Opening };
}

/** An entry's place and hash: what the next one builds upon, and what is noted elsewhere. */
export type Link = Pick<ChainedEntry, 'seq' | 'hash'>;
