import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Sheet } from '../../platform/exports/sheet';
import type { Pair } from '../assignments/assignment';
import { isLive } from '../assignments/rules';
import type { Entry } from '../nominations/console/entries';
import { isInContest } from '../nominations/rules';
import { judgingOpen } from '../seasons/rules';
import { waitingForBatch } from './batches';

interface Count {
  assigned: number;
  completed: number;
}

type Key = 'nominationId' | 'judgeId';

/** Counts assigned and completed pairs of each nomination, or of each judge, in one pass. */
export function countsOf(pairs: readonly Pair[], key: Key): (id: string) => Count {
  const counts = new Map<string, Count>();
  for (const pair of pairs) {
    const count = counts.get(pair[key]) ?? { assigned: 0, completed: 0 };
    counts.set(pair[key], count);
    count.assigned += 1;
    if (pair.status === 'completed') count.completed += 1;
  }
  return (id) => counts.get(id) ?? { assigned: 0, completed: 0 };
}

/** A season's judging at one moment, with the reader's conflicts of interest. */
export interface SeasonJudging {
  season: Season;
  entries: readonly Pick<
    Entry,
    '_id' | 'fullName' | 'organization' | 'category' | 'status' | 'emailConfirmedAt' | 'conflict'
  >[];
  pairs: readonly Pair[];
  now: Date;
}

type Covered = CoverageReply['entries'][number];

/** Why a nomination gets no judges yet although its judging is open. */
function waits({ season, entries, pairs, now }: SeasonJudging) {
  const waiting = waitingForBatch(entries.filter(isInContest), pairs, now);
  return ({ _id, category, ...entry }: SeasonJudging['entries'][number]): Covered['waitsFor'] => {
    if (!isInContest(entry)) return 'confirmation';
    return waiting.has(_id) && judgingOpen(season, category, now) ? 'batch' : null;
  };
}

/**
 * Coverage of each nomination under review, without names of judges and without hidden nominations.
 */
export function coverageOf({ season, entries: all, pairs, now }: SeasonJudging): CoverageReply {
  const { minimumRatings: minimum, plannedRatings: planned } = season.rules;
  const hidden = new Set(all.filter(({ conflict }) => conflict !== null).map(({ _id }) => _id));
  const shown = pairs.filter(({ nominationId }) => !hidden.has(nominationId));
  const live = shown.filter(isLive);
  const counted = countsOf(live, 'nominationId');
  const visible = all.filter(({ conflict, status }) => !conflict && status === 'UNDER_REVIEW');
  const waitsFor = waits({ season, entries: visible, pairs: shown, now });
  const entries = visible.map((entry) => ({
    nominationId: entry._id,
    fullName: entry.fullName,
    organization: entry.organization,
    category: entry.category,
    ...counted(entry._id),
    waitsFor: waitsFor(entry),
  }));
  return {
    planned,
    minimum,
    assignments: live.length,
    completed: live.filter(({ status }) => status === 'completed').length,
    nominations: entries.length,
    entries: entries.sort(
      (a, b) => a.assigned - b.assigned || (a.nominationId < b.nominationId ? -1 : 1),
    ),
  };
}

/** Coverage of each entry as a sheet, without the reader's conflicts of interest. */
export const coverageSheet = ({ entries, minimum, planned }: CoverageReply): Sheet<Covered> => ({
  name: 'Assignments',
  columns: [
    { title: 'Nomination', of: ({ nominationId }) => nominationId },
    { title: 'Nominee', of: ({ fullName }) => fullName },
    { title: 'Organization', of: ({ organization }) => organization },
    { title: 'Category', of: ({ category }) => category },
    { title: 'Judges', of: ({ assigned }) => assigned },
    { title: 'Ratings', of: ({ completed }) => completed },
    { title: 'Waits for', of: ({ waitsFor }) => waitsFor },
    { title: 'Minimum ratings', of: () => minimum },
    { title: 'Planned ratings', of: () => planned },
  ],
  rows: entries,
});
