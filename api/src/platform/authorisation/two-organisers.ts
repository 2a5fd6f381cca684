import type { Person } from './actor';

/** Where it is asked who somebody is at this moment; null when the account has gone. */
export interface People {
  personOf(accountId: string): Promise<Pick<Person, 'role' | 'displayName' | 'email'> | null>;
}

/**
 * Those of the accounts whose owners are organisers at this moment. Whoever decides with another one
 * asks this of the other: somebody who deletes their account and comes back under a new one is no
 * second person, and who was dismissed decides nothing any more.
 */
export async function organisersAmong(
  { personOf }: People,
  accounts: readonly (string | null | undefined)[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(accounts.filter((id) => typeof id === 'string'))];
  const people = await Promise.all(ids.map((id) => personOf(id)));
  return new Set(ids.filter((_, place) => people[place]?.role === 'admin'));
}

/** The first of two organisers that an act takes: their call proposed it. */
export interface FirstOfTwo {
  at: Date;
  /** Null once their account was erased. */
  by: string | null;
}

/**
 * Some acts take two organisers: the first one's call proposes it, and the same call of another one
 * carries it out.
 * @returns whether the actor is the second, so that it is to be carried out now
 */
export async function isSecondOfTwo(
  context: People,
  { accountId }: { accountId: string },
  first: FirstOfTwo | null | undefined,
): Promise<boolean> {
  if (!first || first.by === null || first.by === accountId) return false;
  return (await organisersAmong(context, [first.by])).has(first.by);
}
