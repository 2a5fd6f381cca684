import type { Person } from './actor';

/** Looks up a current account; null when it is gone. */
export interface People {
  personOf(accountId: string): Promise<Pick<Person, 'role' | 'displayName' | 'email'> | null>;
}

/**
 * Those of the accounts that belong to current organisers. A decision by two checks this for the
 * first one: people who return under a new account are no second person, and dismissed organisers
 * no longer decide.
 */
export async function organisersAmong(
  { personOf }: People,
  accounts: readonly (string | null | undefined)[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(accounts.filter((id) => typeof id === 'string'))];
  const people = await Promise.all(ids.map((id) => personOf(id)));
  return new Set(ids.filter((_, place) => people[place]?.role === 'admin'));
}

/** The first of two organisers: their call proposed the act. */
export interface FirstOfTwo {
  at: Date;
  /** Null once the account was erased. */
  by: string | null;
}

/** A proposal as another organiser reads it. */
export interface PresentedProposal {
  at: string;
  /** The proposer's name. */
  by: string;
  isOwn: boolean;
}

/** A proposal for an organiser's screen; null when its proposer is no longer an organiser. */
export async function presentProposal(
  { personOf }: People,
  { accountId }: { accountId: string },
  first: FirstOfTwo | null | undefined,
): Promise<PresentedProposal | null> {
  if (!first?.by) return null;
  const person = await personOf(first.by);
  if (person?.role !== 'admin') return null;
  const by = person.displayName || person.email;
  return { at: first.at.toISOString(), by, isOwn: first.by === accountId };
}

/**
 * Some acts take two organisers: the first call proposes it, the same call by another one carries
 * it out.
 * @returns whether the actor is the second
 */
export async function isSecondOfTwo(
  context: People,
  { accountId }: { accountId: string },
  first: FirstOfTwo | null | undefined,
): Promise<boolean> {
  if (!first || first.by === null || first.by === accountId) return false;
  return (await organisersAmong(context, [first.by])).has(first.by);
}
