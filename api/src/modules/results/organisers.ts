import type { Results } from './context';

/**
 * Those of the accounts whose owners are organisers at this moment. Whoever decides with another one
 * asks this of the other: somebody who deletes their account and comes back under a new one is no
 * second person, and who was dismissed decides nothing any more.
 */
export async function organisersAmong(
  { personOf }: Pick<Results, 'personOf'>,
  accounts: readonly (string | null | undefined)[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(accounts.filter((id) => typeof id === 'string'))];
  const people = await Promise.all(ids.map((id) => personOf(id)));
  return new Set(ids.filter((_, place) => people[place]?.role === 'admin'));
}
