import * as z from 'zod/mini';
import { judgeStatuses } from './judges';
import { ofContest } from './results';

const day = z.iso.date();

/** A contest of any season, and the state of its results. */
const contestState = z.object({
  ...ofContest,
  /** Number of proposed voids; 0 under a conflict of interest of the caller. */
  voidsProposed: z.int(),
  /** The agreed time of publication, until then. */
  publishAt: z.optional(z.iso.datetime()),
  /**
   * While judging is open in the requested season: nominations with too few ratings, and judges
   * with ratings to give, without the caller's conflicts of interest.
   */
  toRate: z.optional(z.object({ nominations: z.int(), judges: z.int() })),
});

/** The total, and the number on each day (UTC) with any. */
const counted = z.object({
  /** Null if the number is small enough to identify people; such days are left out too. */
  total: z.nullable(z.int()),
  byDay: z.array(z.object({ day, count: z.int() })),
});

/** Reply of `getOverview`. Numbers about judging leave out the caller's conflicts of interest. */
export const overviewReply = z.object({
  season: z.object({ id: z.string(), name: z.string() }),
  /** When it was counted, usually less than a second ago. */
  countedAt: z.iso.datetime(),
  nominations: z.object({
    total: z.int(),
    underReview: z.int(),
    returned: z.int(),
    byCategory: z.array(z.object({ category: z.string(), count: z.int() })),
    /** Days (UTC) with at least one, the earliest first. */
    byDay: z.array(z.object({ day, category: z.string(), count: z.int() })),
  }),
  /** How many people reached each step of a nomination. */
  entrants: z.optional(
    z.object({
      /** Accounts created since the planned opening of nominations. */
      registered: counted,
      byCategory: z.array(
        z.object({
          category: z.string(),
          /** Saved but not submitted, by the day of the last save. */
          started: counted,
          submitted: counted,
          /** Submitted, from a confirmed address. */
          confirmed: counted,
        }),
      ),
    }),
  ),
  coverage: z.object({
    /** Minimum ratings that decide a tier. */
    minimum: z.int(),
    /** Planned judges for each entry, some more than the minimum. */
    planned: z.int(),
    /** Visible entries under review, and those with the minimum of ratings. */
    entries: z.int(),
    covered: z.int(),
    /** Ratings still missing until each entry has the minimum. */
    missing: z.int(),
    /** Number of entries for each number of ratings. */
    byRatings: z.array(z.object({ ratings: z.int(), entries: z.int() })),
    /** Number of entries left out over a conflict of interest of the caller. */
    withheld: z.int(),
  }),
  judges: z.object({
    total: z.int(),
    deactivated: z.int(),
    byState: z.array(z.object({ status: z.enum(judgeStatuses), count: z.int() })),
    /** How many judges reached each step; each step is part of the one before. */
    funnel: z.object({
      applied: z.int(),
      /** Verified, and not deactivated. */
      verified: z.int(),
      /** Judges with assignments in the season, with a rating, and with none pending. */
      assigned: z.int(),
      started: z.int(),
      done: z.int(),
    }),
  }),
  ratings: z.object({
    total: z.int(),
    pending: z.int(),
    byDay: z.array(z.object({ day, count: z.int() })),
    /**
     * First and last day (UTC) of judging, and the set closing time if any; null if beginning or
     * end is unknown.
     */
    period: z.nullable(z.object({ from: day, until: day, closesAt: z.nullable(z.iso.datetime()) })),
  }),
  /** The contests of every season, also of prepared ones; the newest season first. */
  contests: z.array(contestState),
  /** Numbers that call for an organiser's act; 0 otherwise. */
  needs: z.object({
    /** Judges of earlier seasons who can be asked to judge again. */
    judgesToAsk: z.int(),
    /** Returned by organisers and not submitted since. */
    nominationsReturned: z.int(),
    /** Nominations left out until an address is confirmed; the lists filter them by `awaited`. */
    nominationsUnconfirmed: z.int(),
    judgesUnconfirmed: z.int(),
    /**
     * Categories with borderline entries for which more judges can be asked, up to a minute old;
     * without the caller's conflicts of interest.
     */
    borderline: z.array(z.object({ category: z.string(), count: z.int() })),
    /** Entries with fewer judges than they need ratings. */
    underCovered: z.int(),
    /** Leaves out mails about judging if the caller has a conflict of interest with an entry. */
    mailsGivenUp: z.int(),
    /** Addresses whose last mail bounced. */
    outOfReach: z.int(),
    documentsNotClean: z.int(),
    /** How many organisers are missing: with only two, one who leaves stops all acts of two. */
    organisersMissing: z.int(),
    /** Accounts created within an hour, if unusually many. */
    newAccounts: z.int(),
  }),
});
export type OverviewReply = z.infer<typeof overviewReply>;

/** Nominators and judges of all seasons who take no part until they confirm their address. */
export const unconfirmedReply = z.object({
  /** How many people would be reminded now. */
  toRemind: z.int(),
  /** Number of people skipped, because they got a link within a day. */
  mailedLately: z.int(),
});
export type UnconfirmedReply = z.infer<typeof unconfirmedReply>;

export const remindedReply = z.object({
  reminded: z.int(),
  mailedLately: z.int(),
  /** Number of people left for another call, because each call has a limit. */
  left: z.int(),
});
export type RemindedReply = z.infer<typeof remindedReply>;
