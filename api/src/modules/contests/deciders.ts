import type { Person, Viewer } from '../../platform/authorisation/actor';
import { isSamePerson } from '../../platform/authorisation/same-person';
import type { WithoutEssay } from '../nominations/nomination';
import { type Affiliation, conflictOf } from '../nominations/policy';
import type { ContestQueries } from './context';
import { conflictedNominations } from './policy';

/** An organiser's conflict of interest with the entries of a contest. */
export interface DeciderConflict {
  /** The strongest conflict that the organiser has with any of the entries. */
  conflict: 'none' | 'employer' | 'own';
  /** Number of organisers without a conflict; counted only for a conflict by employer. */
  impartial: number;
}

/** How many organisers a decision takes. */
export type OrganisersNeeded = 1 | 2;

/**
 * Whether the organiser may decide. A conflict by employer does not prevent it where too few
 * organisers have none, so that every contest can be decided. Nobody decides on a contest with
 * their own nomination.
 */
export const mayDecideAs = (
  { conflict, impartial }: DeciderConflict,
  needed: OrganisersNeeded = 1,
): boolean => conflict === 'none' || (conflict === 'employer' && impartial < needed);

export async function conflictOfDecider(
  context: ContestQueries,
  actor: Viewer,
  nominations: readonly WithoutEssay[],
): Promise<DeciderConflict> {
  const party = await context.deps.nominations.affiliationOf(actor);
  const found = new Set(nominations.map((one) => conflictOf(party, one)));
  found.delete(null);
  if (found.size === 0) return { conflict: 'none', impartial: 0 };
  if (found.has('own')) return { conflict: 'own', impartial: 0 };
  const organisers = await affiliatedOrganisers(context);
  const free = organisers.filter((one) => conflictedNominations(one.party, nominations).size === 0);
  const impartial = free.filter(
    ({ person }, at) => !free.slice(0, at).some((other) => isSamePerson(other.person, person)),
  ).length;
  return { conflict: 'employer', impartial };
}

/** All current organisers, with the facts that decide their conflicts of interest. */
export const affiliatedOrganisers = async (
  context: ContestQueries,
): Promise<{ person: Person; party: Affiliation }[]> =>
  Promise.all(
    (await context.deps.identity.organisers()).map(async (person) => ({
      person,
      party: await context.deps.nominations.affiliationOf({ person: async () => person }),
    })),
  );
