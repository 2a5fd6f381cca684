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

/** The thing that was changed, with its account if it has one; or an account. */
type AuditSubject = { id: string; accountId?: string } | { accountId: string };

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

export interface WithPendingAuditEntries {
  pendingAuditEntries?: PendingAuditEntry[];
}

export interface AuditedDocument extends WithPendingAuditEntries {
  _id: string | FileId;
}

export interface PendingAuditEntries {
  all(): AsyncIterable<AuditedDocument>;
  /** Removes entries that are in the chain from the document, and nothing else. */
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
  /** Appends all pending entries, then erases the account's owner and what was said about them. */
  forget(accountId: string): Promise<void>;
  markOf: MarkOf;
}

/** Returns the mark that tells an account from others, and means nothing without the key. */
export type MarkOf = (accountId: string) => string;
