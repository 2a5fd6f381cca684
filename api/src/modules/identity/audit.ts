import type { AuditEvent, PendingAuditEntry } from '../../module-kit/audit-trail';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Clock } from '../../platform/clock';

/** An action on an account, besides what all of them say. */
type AccountEvent = Omit<AuditEvent, 'before' | 'after'>;

/** Returns the pending entry of an action; the trail keeps nothing of the account itself. */
export const accountEntry = (event: AccountEvent, clock: Clock): PendingAuditEntry =>
  pendingAuditEntry(clock, { ...event, before: null, after: null });
