import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import type { Situation } from '../allocation';

/** How well each nomination under review is covered; nothing of who judges what. */
export function coverageOf({ season, judges, nominations, pairs }: Situation): CoverageReply {
  const { minimumRatings: minimum, plannedRatings: planned } = season.rules;
  const live = pairs.filter(({ status }) => status === 'pending' || status === 'completed');
  const count = (nominationId: string, statuses: readonly string[]) =>
    live.filter((it) => it.nominationId === nominationId && statuses.includes(it.status)).length;
  const covered = nominations.map(({ _id, fullName, organization, category }) => ({
    nominationId: _id,
    ...{ fullName, organization, category },
    assigned: count(_id, ['pending', 'completed']),
    completed: count(_id, ['completed']),
  }));
  return {
    ...{ planned, minimum },
    assignments: live.length,
    completed: live.filter(({ status }) => status === 'completed').length,
    judges: judges.length,
    nominations: nominations.length,
    underCovered: covered
      .filter(({ assigned }) => assigned < minimum)
      .sort((a, b) => a.assigned - b.assigned || (a.nominationId < b.nominationId ? -1 : 1)),
  };
}
