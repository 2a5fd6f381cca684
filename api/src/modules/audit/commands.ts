import type { Actor } from '../../platform/authorisation/actor';
import { listed, type Reading, type SeenEntry, seenBy } from './reading';
import type { AuditQuery, AuditStore } from './store';

/** Entries that one page holds. */
export const pageLength = 50;

/** A page of the trail as the actor may see it, the newest first, and where the next one begins. */
export async function listAudit(
  context: Reading,
  actor: Pick<Actor, 'accountId' | 'person'>,
  { below, ...query }: AuditQuery & { below: number | null },
): Promise<{ entries: readonly SeenEntry[]; next: number | null }> {
  const found = await context.audit.page(query, { below, limit: pageLength + 1 });
  const entries = found.slice(0, pageLength);
  const last = entries.at(-1);
  return {
    entries: listed(query, await seenBy(context, actor, entries)),
    next: found.length > pageLength && last ? last.seq : null,
  };
}

/** What is recorded of decisions about a person, as they may have it: not who else decided. */
export async function copiesOfAudit(
  { audit }: { audit: Pick<AuditStore, 'ofPerson'> },
  accountId: string,
): Promise<object[]> {
  const entries = await audit.ofPerson(accountId);
  return entries.map(({ at, action, subject, detail }) => ({
    at,
    action,
    subject,
    reason: detail.reason?.value ?? null,
    before: detail.before?.value ?? null,
    after: detail.after?.value ?? null,
  }));
}
