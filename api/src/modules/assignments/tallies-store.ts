import type { Collection, Filter } from 'mongodb';
import type { Assignment } from './assignment';

/** The number of assignments with a status, of one nomination or judge. */
export interface Tally {
  of: string;
  status: Assignment['status'];
  closed?: true;
  count: number;
}

export interface WorkTally extends Tally {
  /** When the first of them was assigned. */
  assignedAt: Date;
  /** When the last of them was rated. */
  ratedAt: Date | null;
  category: string;
}

/** The part of the store of assignments that counts. */
export function talliesIn(assignments: Collection<Assignment>) {
  async function countBy<Found extends Tally>(
    by: { of: '$nominationId' | '$judgeId'; category?: '$category' },
    filter: Filter<Assignment>,
    extremes: object = {},
  ): Promise<Found[]> {
    const groups = assignments.aggregate<Found & { _id: Pick<Tally, 'of' | 'status' | 'closed'> }>([
      { $match: filter },
      {
        $group: {
          _id: { ...by, status: '$status', closed: '$closed' },
          count: { $sum: 1 },
          ...extremes,
        },
      },
    ]);
    // Without copies: a season has tens of thousands.
    return (await groups.toArray()).map((group) => Object.assign(group, group._id));
  }

  return {
    /** Counts for a season's nominations, or only for the given ones. */
    countByNomination: (season: string, of?: readonly string[]) =>
      countBy<Tally>(
        { of: '$nominationId' },
        { season, ...(of && { nominationId: { $in: [...of] } }) },
      ),
    /** Counts for a season's judges, or only the given accounts, without the given nominations. */
    countByJudge: (season: string, without: readonly string[], of?: readonly string[]) =>
      countBy<WorkTally>(
        { of: '$judgeId', category: '$category' },
        {
          season,
          nominationId: { $nin: [...without] },
          ...(of && { accountId: { $in: [...of] } }),
        },
        { assignedAt: { $min: '$assignedAt' }, ratedAt: { $max: '$evaluation.completedAt' } },
      ),
  };
}
