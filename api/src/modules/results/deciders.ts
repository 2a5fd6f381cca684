import type { Actor } from '../../platform/authorisation/actor';
import type { WithoutEssay } from '../nominations/nomination';
import { conflictOf } from '../nominations/policy';
import type { Results } from './context';
import { conflictedNominations } from './policy';

/** How an organiser stands to the entries of a category. */
export interface DeciderConflict {
  /** Their conflict of interest with any of these, the strongest. */
  conflict: 'none' | 'employer' | 'own';
  /** How many organisers have none; counted only where it matters. */
  impartial: number;
}

/** What organisers decide alone, and what takes two. */
export type OrganisersNeeded = 1 | 2;

/**
 * Whether they may decide: without a conflict; or with one by employer alone where too few organisers
 * have none, so that no category becomes undecidable. Nobody decides where their own nomination stands.
 */
export const mayDecideAs = (
  { conflict, impartial }: DeciderConflict,
  needed: OrganisersNeeded = 1,
): boolean => conflict === 'none' || (conflict === 'employer' && impartial < needed);

export async function conflictOfDecider(
  context: Pick<Results, 'nominations' | 'organisers'>,
  actor: Pick<Actor, 'person'>,
  nominations: readonly WithoutEssay[],
): Promise<DeciderConflict> {
  const party = await context.nominations.affiliationOf(actor);
  const found = new Set(nominations.map((one) => conflictOf(party, one)));
  found.delete(null);
  if (found.size === 0) return { conflict: 'none', impartial: 0 };
  if (found.has('own')) return { conflict: 'own', impartial: 0 };
  let impartial = 0;
  for (const person of await context.organisers()) {
    const theirs = await context.nominations.affiliationOf({ person: async () => person });
    if (conflictedNominations(theirs, nominations).size === 0) impartial += 1;
  }
  return { conflict: 'employer', impartial };
}
