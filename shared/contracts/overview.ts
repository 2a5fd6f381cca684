import * as z from 'zod/mini';
import { judgeStatuses } from './judges';
import { ofContest } from './results';

const day = z.iso.date();

/** A contest of any season, and how far its results are. */
const contestState = z.object({
  ...ofContest,
  /** Voids to confirm or withdraw; 0 where the caller has a conflict of interest. */
  voidsProposed: z.int(),
  /** When its results are published, once two organisers have agreed on it and until then. */
  publishAt: z.optional(z.iso.datetime()),
  /**
   * While its judging has not ended, in the season asked about: nominations with too few ratings, and
   * judges who still have ratings to give, without the caller's conflicts of interest.
   */
  toRate: z.optional(z.object({ nominations: z.int(), judges: z.int() })),
});

/** How many in all, and on each day (UTC) with any. */
const counted = z.object({
  /** Null where so few would tell who they are; such days are left out, too. */
  total: z.nullable(z.int()),
  byDay: z.array(z.object({ day, count: z.int() })),
});

/** Reply of `getOverview`. Numbers about judging leave out the caller's conflicts of interest. */
export const overviewReply = z.object({
  season: z.object({ id: z.string(), name: z.string() }),
  /** When it was counted: a second ago at most, unless counting takes long. */
  countedAt: z.iso.datetime(),
  nominations: z.object({
    total: z.int(),
    underReview: z.int(),
    returned: z.int(),
    byCategory: z.array(z.object({ category: z.string(), count: z.int() })),
    /** Days (UTC) with at least one, earliest first. */
    byDay: z.array(z.object({ day, category: z.string(), count: z.int() })),
  }),
  /** How far people have come with a nomination. */
  entrants: z.optional(
    z.object({
      /** Accounts made since nominations were to open. */
      registered: counted,
      byCategory: z.array(
        z.object({
          category: z.string(),
          /** Saved and not submitted, by the day of the last save. */
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
    /** Judges planned for each entry, a few more. */
    planned: z.int(),
    /** Visible entries under review, and how many of them have that many. */
    entries: z.int(),
    covered: z.int(),
    /** Ratings that entries lack to have that many each. */
    missing: z.int(),
    /** Number of entries for each number of ratings. */
    byRatings: z.array(z.object({ ratings: z.int(), entries: z.int() })),
    /** Left out because the caller has a conflict of interest with them. */
    withheld: z.int(),
  }),
  judges: z.object({
    total: z.int(),
    deactivated: z.int(),
    /** Without deactivated judges. */
    byState: z.array(z.object({ status: z.enum(judgeStatuses), count: z.int() })),
    /** How far judges have come, each number among those before it. */
    funnel: z.object({
      applied: z.int(),
      /** Verified, and not deactivated. */
      verified: z.int(),
      /** With assignments in the season, with a rating, and with none pending. */
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
     * First and last day (UTC) of judging, and the moment at which it closes if one is set; null if no
     * deadline or no beginning is known.
     */
    period: z.nullable(z.object({ from: day, until: day, closesAt: z.nullable(z.iso.datetime()) })),
  }),
  /** The contests of every season, also of prepared ones; the newest season first. */
  contests: z.array(contestState),
  /** What needs a person now; 0 if nothing does. */
  needs: z.object({
    /** Judges of earlier seasons who can be asked whether they judge again. */
    judgesToAsk: z.int(),
    /** Returned by organisers and not submitted again. */
    nominationsReturned: z.int(),
    /** Left out until an address is confirmed, as the lists filter by `awaited`. */
    nominationsUnconfirmed: z.int(),
    judgesUnconfirmed: z.int(),
    /**
     * Categories with borderline entries for which more judges were not yet asked, as of a minute
     * ago; without those in which the caller has a conflict of interest.
     */
    borderline: z.array(z.object({ category: z.string(), count: z.int() })),
    /** Entries with fewer judges than they need ratings. */
    underCovered: z.int(),
    /** Without mails about judging, if the caller has a conflict of interest with an entry. */
    mailsGivenUp: z.int(),
    /** Addresses whose last mail came back. */
    outOfReach: z.int(),
    documentsNotClean: z.int(),
    /** How many more organisers there should be: with two, one who leaves stops all acts of two. */
    organisersMissing: z.int(),
    /** Accounts made within an hour, if that is unusually many. */
    newAccounts: z.int(),
  }),
});
export type OverviewReply = z.infer<typeof overviewReply>;

/** Nominators and judges who are left out until they confirm their address, in all seasons. */
export const unconfirmedReply = z.object({
  /** How many people would be reminded now. */
  toRemind: z.int(),
  /** How many are not, because they were mailed a link within the last day. */
  mailedLately: z.int(),
});
export type UnconfirmedReply = z.infer<typeof unconfirmedReply>;

export const remindedReply = z.object({
  reminded: z.int(),
  mailedLately: z.int(),
  /** How many are left for another call, because one reminds so many only. */
  left: z.int(),
});
export type RemindedReply = z.infer<typeof remindedReply>;
