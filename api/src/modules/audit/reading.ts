import type { Decider } from '../../platform/authorisation/actor';
import type { Audit } from './context';
import type { ChainedEntry } from './entry';
import type { AuditQuery } from './store';

/** An entry as one admin may see it. */
export type VisibleEntry = Awaited<ReturnType<typeof visibleEntries>>[number];

/** Actions on an entry that reveal nothing about its judging. */
const openToAll: readonly string[] = ['nomination.returned'];

/** Returns every text in a value, which includes ids. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= 64 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Returns the ids that could reveal judging: the subject, and ids in the values. */
function named({ action, subject, detail }: ChainedEntry): string[] {
  if (openToAll.includes(action)) return [];
  const values = [detail.before?.value, detail.after?.value];
  return [...(subject.id ? [subject.id] : []), ...values.flatMap(textsIn)];
}

const accountOf = (value: unknown) => (typeof value === 'string' ? [value] : []);

/** Returns the entries as the actor may see them, with the names of the people involved. */
async function visibleEntries(
  { deps: { identity, planning } }: Audit,
  actor: Decider,
  entries: readonly ChainedEntry[],
) {
  const conflicted = await planning.conflictedIds(actor, [...new Set(entries.flatMap(named))]);
  const accounts = entries.flatMap(({ detail }) => [
    ...accountOf(detail.actor?.value),
    ...accountOf(detail.person?.value),
  ]);
  const found = await identity.peopleNamed([...new Set(accounts)]);
  const byId = new Map(found.map((person) => [person.accountId, person]));
  return entries.map((entry) => ({
    entry,
    withheld: named(entry).some((id) => conflicted.has(id)),
    actor: byId.get(String(entry.detail.actor?.value)) ?? null,
    person: byId.get(String(entry.detail.person?.value)) ?? null,
  }));
}

/**
 * Whether a withheld entry may be listed. Filtered lists leave it out, because the number of
 * withheld entries would reveal what they are.
 */
const isListed = ({ subject, actor, action }: AuditQuery, { withheld }: VisibleEntry): boolean =>
  !withheld || !(subject || actor || action);

interface From {
  below: number | null;
  /** Entries read at a time. */
  stride: number;
}

/** Yields all matching entries, newest first, as the actor may see them. */
export async function* auditSeen(
  context: Audit,
  actor: Decider,
  query: AuditQuery,
  { below: from, stride }: From,
): AsyncGenerator<VisibleEntry> {
  let below = from;
  for (;;) {
    const found: ChainedEntry[] = await context.stores.audit.findPage(query, {
      below,
      limit: stride,
    });
    const seen = await visibleEntries(context, actor, found);
    yield* seen.filter((one) => isListed(query, one));
    const last = found.at(-1);
    if (!last || found.length < stride) return;
    below = last.seq;
  }
}
