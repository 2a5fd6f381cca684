import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { Clock } from '../../platform/clock';
import type { AuditEvent, PendingAuditEntry } from './entry';

/** Text as the database gives it back: halves of characters are replaced. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/**
 * The entry that an action's own write must carry, so that neither is there without the other.
 * Afterwards {@link AuditTrail.recordAudit} appends it to the chain.
 */
export function pendingAuditEntry<Action extends AuditAction>(
  deed: AuditEvent<Action>,
  clock: Clock,
): PendingAuditEntry {
  const { actor, subject } = deed;
  return {
    ...deed,
    // No more of them than that: a request's actor knows its session too.
    actor: 'command' in actor ? { command: actor.command } : { accountId: actor.accountId },
    subject: 'id' in subject ? { ...subject } : { accountId: subject.accountId },
    reason: wellFormed(deed.reason),
    id: randomUUID(),
    at: clock(),
  };
}

/** True of documents that owe nothing, as a filter. */
export const noPendingEntries = { 'audit.owes': { $exists: false } } as const;
