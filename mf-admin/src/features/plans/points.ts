import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import type { Point } from '../chart/series';

type Counted = Pick<CoverageReply, 'planned'> & {
  entries: readonly Pick<CoverageReply['entries'][number], 'assigned' | 'completed'>[];
};

/** Nominations by number of judges and of ratings; all above the planned number share one point. */
export function pointsOf({ entries, planned }: Counted): Point[] {
  const place = (count: number) => Math.min(count, planned + 1);
  return Array.from({ length: planned + 2 }, (_, count) => ({
    at: count > planned ? `more than ${planned}` : String(count),
    values: {
      assigned: entries.filter(({ assigned }) => place(assigned) === count).length,
      completed: entries.filter(({ completed }) => place(completed) === count).length,
    },
  }));
}
