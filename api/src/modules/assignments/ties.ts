import type { Actor } from '../../platform/authorisation/actor';
import type { Nomination } from '../nominations/nomination';
import { conflictOf, type Party } from '../nominations/policy';
import type { AssignmentsStore } from './store';

interface Ties {
  assignments: Pick<AssignmentsStore, 'nominationsOf'>;
  nominations: { byIds(ids: readonly string[]): Promise<Nomination[]> };
  partyOf(actor: Pick<Actor, 'person'>): Promise<Party>;
}

/**
 * Those of the ids, of assignments or of nominations, whose nomination the actor is tied to. Other
 * ids are of no thing that is judged, and in no answer.
 */
export async function tiedAmong(
  { assignments, nominations, partyOf }: Ties,
  actor: Pick<Actor, 'person'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const judged = await assignments.nominationsOf(ids);
  const found = await nominations.byIds([...ids, ...judged.values()]);
  if (found.length === 0) return new Set();
  const party = await partyOf(actor);
  const tied = new Set(found.filter((one) => conflictOf(party, one)).map(({ _id }) => _id));
  return new Set(ids.filter((id) => tied.has(id) || tied.has(judged.get(id) ?? '')));
}
