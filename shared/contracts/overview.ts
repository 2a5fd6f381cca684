import * as z from 'zod/mini';
import { judgeStatuses } from './judges';

const day = z.iso.date();

/** Reply of `getOverview`. What the caller is tied to counts in nothing that speaks of judging. */
export const overviewReply = z.object({
  season: z.object({ id: z.string(), name: z.string() }),
  /** When it was counted: a few seconds ago at most. */
  countedAt: z.iso.datetime(),
  nominations: z.object({
    total: z.int(),
    underReview: z.int(),
    returned: z.int(),
    byCategory: z.array(z.object({ category: z.string(), count: z.int() })),
    /** Days (UTC) on which there was one, the earliest first. */
    byDay: z.array(z.object({ day, category: z.string(), count: z.int() })),
  }),
  coverage: z.object({
    /** Fewest ratings that decide a tier. */
    minimum: z.int(),
    /** Entries under review that the caller may know of, and how many of them have that many. */
    entries: z.int(),
    covered: z.int(),
    /** Entries by their ratings: how many have so many. */
    byRatings: z.array(z.object({ ratings: z.int(), entries: z.int() })),
    /** Left out because the caller is tied to them. */
    withheld: z.int(),
  }),
  judges: z.object({
    total: z.int(),
    deactivated: z.int(),
    /** Without those that were deactivated. */
    byState: z.array(z.object({ status: z.enum(judgeStatuses), count: z.int() })),
  }),
  ratings: z.object({
    total: z.int(),
    pending: z.int(),
    byDay: z.array(z.object({ day, count: z.int() })),
  }),
  /** What a person must see to now; what is in order is 0. */
  needs: z.object({
    applicationsWaiting: z.int(),
    /** By organisers, and not sent again. */
    nominationsReturned: z.int(),
    /**
     * Categories with borderline entries that more judges were not asked for yet, as of a minute ago;
     * none in which the caller is tied to an entry.
     */
    borderline: z.array(z.object({ category: z.string(), count: z.int() })),
    /** Entries with fewer judges than they need ratings. */
    underCovered: z.int(),
    /** Without those that tell of judging, where the caller is tied to an entry. */
    mailsGivenUp: z.int(),
    documentsNotClean: z.int(),
  }),
});
export type OverviewReply = z.infer<typeof overviewReply>;
