import { createHmac } from 'node:crypto';
import type { MarkOf, PendingAuditEntry } from '../../module-kit/audit-trail';
import type { Keys } from '../../platform/keys/keys';

/** Marks made with the current key; under another secret an account has another mark. */
export const marksWith =
  ({ current }: Keys): MarkOf =>
  (accountId) =>
    createHmac('sha256', current.bytes).update(accountId).digest('hex').slice(0, 32);

/**
 * Returns the mark of whoever acted on something that is not theirs; it stays in the chain when the
 * account is deleted. What people do with their own things is not marked.
 */
export function markOfActor(
  { actor, subject }: Pick<PendingAuditEntry, 'actor' | 'subject'>,
  markOf: MarkOf,
): string | null {
  if (!('accountId' in actor) || actor.accountId === subject.accountId) return null;
  return markOf(actor.accountId);
}
