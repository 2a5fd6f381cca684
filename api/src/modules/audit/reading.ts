import type { Actor } from '../../platform/authorisation/actor';
import type { ChainedEntry } from './entry';
import type { AuditQuery, AuditStore } from './store';

/** Somebody as organisers know them. */
export interface PersonSummary {
  accountId: string;
  name: string;
  email: string;
}

type Asking = Pick<Actor, 'accountId' | 'person'>;

export interface AuditReader {
  audit: Pick<AuditStore, 'page'>;
  /** Those of the accounts that are still there. */
  people(accountIds: readonly string[]): Promise<PersonSummary[]>;
  /**
   * Those of the ids, of assignments or of nominations, whose nomination the actor is tied to:
   * whom it is judged by, and how, is nothing for them.
   */
  conflictedIds(actor: Asking, ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** An entry as one admin may see it. */
export interface VisibleEntry {
  entry: ChainedEntry;
  withheld: boolean;
  actor: PersonSummary | null;
  person: PersonSummary | null;
}

/** What happens to an entry of the competition itself, and says nothing of its judging. */
const openToAll: readonly string[] = ['nomination.returned'];

/** Every text within a value: ids are among them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= 64 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** What an entry could say of somebody's judging: its thing, and whatever its values name. */
function named({ action, subject, detail }: ChainedEntry): string[] {
  if (openToAll.includes(action)) return [];
  const values = [detail.before?.value, detail.after?.value];
  return [...(subject.id ? [subject.id] : []), ...values.flatMap(textsIn)];
}

const accountOf = (value: unknown) => (typeof value === 'string' ? [value] : []);

/** The entries as the actor may see them, with the names of those that they are about. */
export async function visibleEntries(
  { people, conflictedIds }: Omit<AuditReader, 'audit'>,
  actor: Asking,
  entries: readonly ChainedEntry[],
): Promise<VisibleEntry[]> {
  const tied = await conflictedIds(actor, [...new Set(entries.flatMap(named))]);
  const accounts = entries.flatMap(({ detail }) => [
    ...accountOf(detail.actor?.value),
    ...accountOf(detail.person?.value),
  ]);
  const found = await people([...new Set(accounts)]);
  const byId = new Map(found.map((person) => [person.accountId, person]));
  return entries.map((entry) => ({
    entry,
    withheld: named(entry).some((id) => tied.has(id)),
    actor: byId.get(String(entry.detail.actor?.value)) ?? null,
    person: byId.get(String(entry.detail.person?.value)) ?? null,
  }));
}

/**
 * Who asks for somebody's entries, a thing's, or those of a kind, is not told either that some are
 * withheld: how many there are would say what they are.
 */
const isListed = ({ subject, actor, action }: AuditQuery, { withheld }: VisibleEntry): boolean =>
  !withheld || !(subject || actor || action);

interface From {
  below: number | null;
  /** How many entries are read at a time. */
  stride: number;
}

/** Everything that matches, the newest first, as the actor may see it. */
export async function* auditSeen(
  context: AuditReader,
  actor: Asking,
  query: AuditQuery,
  { below: from, stride }: From,
): AsyncGenerator<VisibleEntry> {
  let below = from;
  for (;;) {
    const found: ChainedEntry[] = await context.audit.page(query, { below, limit: stride });
    const seen = await visibleEntries(context, actor, found);
    yield* seen.filter((one) => isListed(query, one));
    const last = found.at(-1);
    if (!last || found.length < stride) return;
    below = last.seq;
  }
}
