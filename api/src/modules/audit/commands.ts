import type { Decider } from '../../platform/authorisation/actor';
import type { Audit } from './context';
import { auditSeen, type VisibleEntry } from './reading';
import type { AuditQuery } from './store';

export const pageLength = 50;

/** Returns a page of the trail as the actor may see it, newest first, and the next cursor. */
export async function listAudit(
  context: Audit,
  actor: Decider,
  { below, ...query }: AuditQuery & { below: number | null },
): Promise<{ entries: readonly VisibleEntry[]; next: number | null }> {
  const entries: VisibleEntry[] = [];
  // Pages are always full: a shorter one would reveal how much is withheld.
  for await (const one of auditSeen(context, actor, query, { below, stride: pageLength + 1 })) {
    const last = entries.at(-1);
    if (entries.length === pageLength && last) return { entries, next: last.entry.seq };
    entries.push(one);
  }
  return { entries, next: null };
}

/** Returns recorded decisions about a person, for the copy of their data, without other people. */
export async function copiesOfAudit({ stores }: Audit, accountId: string): Promise<object[]> {
  const entries = await stores.audit.findByPerson(accountId);
  return entries.map(({ at, action, subject, detail }) => ({
    at,
    action,
    subject,
    reason: detail.reason?.value ?? null,
    before: detail.before?.value ?? null,
    after: detail.after?.value ?? null,
  }));
}
