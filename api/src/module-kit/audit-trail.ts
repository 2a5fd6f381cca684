import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { FileId } from '../platform/files/files';

/** Values of canonical JSON. A date is its ISO text. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [member: string]: Json };

export type AuditActor = { accountId: string } | { command: string };

/** The changed thing, with the account of its owner if any; or an account. */
type AuditSubject = { id: string; accountId?: string } | { accountId: string };

export interface AuditEvent {
  actor: AuditActor;
  action: AuditAction;
  subject: AuditSubject;
  /** Typed by the actor; empty when no reason is required. */
  reason: string;
  /** Only the changed values. */
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

export interface WithPendingAuditEntries {
  pendingAuditEntries?: PendingAuditEntry[];
}

export interface AuditedDocument extends WithPendingAuditEntries {
  _id: string | FileId;
}

export interface PendingAuditEntries {
  all(): AsyncIterable<AuditedDocument>;
  /** Removes from the document entries that the chain has. */
  remove(documentId: AuditedDocument['_id'], entryIds: readonly string[]): Promise<void>;
}

/** Moves pending entries from documents to the chain of the audit trail. */
export interface AuditTrail {
  /**
   * Appends an entry without a document, for actions that only read. If it throws, the caller must
   * stop.
   */
  record(entry: PendingAuditEntry): Promise<void>;
  /**
   * Moves the pending entries of a document to the chain. Never fails: the document has stored them,
   * and {@link appendAllPending} finds them later.
   */
  recordAudit(source: PendingAuditEntries, document: AuditedDocument): Promise<void>;
  /** Appends all pending entries; at start, regularly, and before a person is erased. */
  appendAllPending(): Promise<void>;
  /** Appends all pending entries, then erases the account's owner and words about them. */
  forget(accountId: string): Promise<void>;
  markOf: MarkOf;
}

/** Returns an account's mark, which nobody can trace back without the key. */
export type MarkOf = (accountId: string) => string;
