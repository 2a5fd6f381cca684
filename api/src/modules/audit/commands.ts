import type { Actor } from '../../platform/authorisation/actor';
import { type AuditReader, auditSeen, type VisibleEntry } from './reading';
import type { AuditQuery, AuditStore } from './store';

/** Entries that one page holds. */
export const pageLength = 50;

/** A page of the trail as the actor may see it, the newest first, and where the next one begins. */
export async function listAudit(
  context: AuditReader,
  actor: Pick<Actor, 'accountId' | 'person'>,
  { below, ...query }: AuditQuery & { below: number | null },
): Promise<{ entries: readonly VisibleEntry[]; next: number | null }> {
  const entries: VisibleEntry[] = [];
  // Pages are full whatever is left out: a shorter one would tell how much that is.
  for await (const one of auditSeen(context, actor, query, { below, stride: pageLength + 1 })) {
    const last = entries.at(-1);
    if (entries.length === pageLength && last) return { entries, next: last.entry.seq };
    entries.push(one);
  }
  return { entries, next: null };
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
