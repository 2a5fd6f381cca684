import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock';
import type { AuditEvent, PendingAuditEntry } from './audit-trail';

/** Returns text as the database stores it, with lone surrogates replaced. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/**
 * Returns the entry to store with an action, by the same write. {@link AuditTrail.recordAudit} then
 * appends it to the chain.
 */
export function pendingAuditEntry(clock: Clock, event: AuditEvent): PendingAuditEntry {
  const { actor, subject } = event;
  return {
    ...event,
    // Only the account's id: a request's actor also has a session.
    actor: 'command' in actor ? { command: actor.command } : { accountId: actor.accountId },
    subject: 'id' in subject ? { ...subject } : { accountId: subject.accountId },
    reason: wellFormed(event.reason),
    id: randomUUID(),
    at: clock(),
  };
}

export const noPendingEntries = { 'pendingAuditEntries.0': { $exists: false } } as const;
