import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Judge } from '../../judges/judge';
import { capacityOf } from '../../judges/rules';
import type { Entry } from '../../nominations/console/entries';
import type { Pair } from '../store';

interface Count {
  assigned: number;
  completed: number;
}

type Key = 'nominationId' | 'judgeId';

/** Live assignments and completed ones of each nomination, or of each judge: one reading of all. */
function countsOf(pairs: readonly Pair[], key: Key): (id: string) => Count {
  const counts = new Map<string, Count>();
  for (const pair of pairs) {
    const count = counts.get(pair[key]) ?? { assigned: 0, completed: 0 };
    counts.set(pair[key], count);
    count.assigned += 1;
    if (pair.status === 'completed') count.completed += 1;
  }
  return (id) => counts.get(id) ?? { assigned: 0, completed: 0 };
}

/** A season's judging at one moment, as somebody may look at its nominations. */
export interface Judging {
  season: Season;
  entries: readonly Pick<
    Entry,
    '_id' | 'fullName' | 'organization' | 'category' | 'status' | 'tie'
  >[];
  judges: readonly Pick<Judge, '_id' | 'fullName' | 'capacity' | 'capacityLimit'>[];
  pairs: readonly Pair[];
}

/**
 * How well each nomination under review is covered, and how much each judge has; nothing of who
 * judges what, and nothing at all of the hidden nominations, in whatever state they are.
 */
export function coverageOf({ season, judges, entries: all, pairs }: Judging): CoverageReply {
  const { minimumRatings: minimum, plannedRatings: planned } = season.rules;
  const hidden = new Set(all.filter(({ tie }) => tie !== null).map(({ _id }) => _id));
  const live = pairs.filter(
    ({ status, nominationId }) =>
      (status === 'pending' || status === 'completed') && !hidden.has(nominationId),
  );
  const [ofNomination, ofJudge] = [countsOf(live, 'nominationId'), countsOf(live, 'judgeId')];
  const entries = all
    .filter(({ tie, status }) => tie === null && status === 'UNDER_REVIEW')
    .map(({ _id: nominationId, fullName, organization, category }) => ({
      ...{ nominationId, fullName, organization, category },
      ...ofNomination(nominationId),
    }));
  const loads = judges.map((judge) => ({
    judgeId: judge._id,
    fullName: judge.fullName,
    ...ofJudge(judge._id),
    capacity: capacityOf(judge, season.planning.capacityPerJudge),
  }));
  const room = ({ capacity, assigned }: (typeof loads)[number]) => capacity - assigned;
  return {
    ...{ planned, minimum },
    assignments: live.length,
    completed: live.filter(({ status }) => status === 'completed').length,
    judges: judges.length,
    nominations: entries.length,
    entries: entries.sort(
      (a, b) => a.assigned - b.assigned || (a.nominationId < b.nominationId ? -1 : 1),
    ),
    loads: loads.sort((a, b) => room(b) - room(a) || (a.judgeId < b.judgeId ? -1 : 1)),
  };
}
