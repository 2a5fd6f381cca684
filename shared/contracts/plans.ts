import * as z from 'zod/mini';
import { aboutNomination } from './assignments';
import { category } from './categories';
import { hash, seasonId } from './contests';
import { namedProposal, proposal } from './proposals';
import { reasonGiven } from './reason';

/**
 * State of a plan of assignments. `planned`: a preview; nothing is applied. `applying`: decided and
 * always completed, also after a crash.
 */
const planStates = ['planned', 'discarded', 'applying', 'applied'] as const;
export type PlanState = (typeof planStates)[number];

/** The quality of a plan and its changes, in numbers. */
const planOutcome = z.object({
  /** Assignments added, ended, and kept. */
  added: z.int(),
  released: z.int(),
  kept: z.int(),
  /** Of those ended: unread ones whose judges get a nomination short of judges. */
  moved: z.int(),
  /** Places of nominations, including existing assignments. */
  places: z.object({ wanted: z.int(), planned: z.int(), filled: z.int() }),
  /** Nominations with fewer judges than planned, and how many of these have too few for a result. */
  uncovered: z.int(),
  belowMinimum: z.int(),
  /** What would give every nomination a result, where judging opens if it does; left out if all get one. */
  shortfall: z.optional(
    z.object({
      /** Nominations, and how many of them get too few judges. */
      nominations: z.int(),
      short: z.int(),
      /** Further judges without a conflict of interest, with so many nominations each. */
      judges: z.int(),
      capacity: z.int(),
      /** Or this capacity for the present judges; null where it would not do. */
      capacityNeeded: z.nullable(z.int()),
    }),
  ),
  /** In points, for new assignments: their value, and the upper bound for any plan of the same coverage. */
  value: z.number(),
  bound: z.number(),
  /** Value over bound: proven to be at least this share of the best plan of the same coverage. */
  certainty: z.number(),
  /** The certainty before anything was given up for the weakest nomination and for connection. */
  certaintyBefore: z.number(),
  /** The judges' used share of their capacity, with this plan. */
  loads: z.object({ least: z.number(), most: z.number() }),
  /** The judges' largest loads, largest first. */
  largestLoads: z.array(
    z.object({
      load: z.int(),
      /** Share of all assignments with this plan. */
      share: z.number(),
      /** Null if the median is 0. */
      timesMedian: z.nullable(z.number()),
    }),
  ),
  /** What chance decided; plans that assign nothing have none. */
  draw: z.optional(
    z.object({
      /** The season's seed, a line break and the plan's turn. */
      seed: z.string(),
      /** The seed was made up for this preview, because the season's is not known yet. */
      isTrial: z.boolean(),
      /** No pair of nomination and judge was more probable. */
      mostProbable: z.number(),
      /** New assignments that were left to chance; the others filled what was left. */
      drawn: z.int(),
      /** Share of the best possible value among the pairs drawn, proven. */
      certainty: z.number(),
    }),
  ),
  /** Planned assignments that any plan could fill within the rules. */
  maxPlaces: z.int(),
  /**
   * How well nominations are served: the least share of the expertise that one could have, and how
   * many have less than enough, by reason.
   */
  served: z.object({
    least: z.number(),
    below: z.object({ noExchange: z.int(), tooDear: z.int(), laterStep: z.int() }),
  }),
  /** Judges who are mailed when it is applied. */
  mails: z.int(),
  /** Groups of nominations not connected by any chain of shared judges; calibration needs 1. */
  parts: z.int(),
  /** Time of planning alone. */
  milliseconds: z.int(),
});
export type PlanOutcome = z.infer<typeof planOutcome>;

/**
 * Why a nomination gets fewer judges than planned: too few may judge it at all, all who may have what
 * the rules give a judge at most, or they have no room.
 */
export const shortageReasons = ['fewJudges', 'largestLoad', 'noRoom'] as const;
export type ShortageReason = (typeof shortageReasons)[number];

/** What changes for each nomination and judge, and what stays uncovered. Never which judge rates what. */
const planDetails = z.object({
  nominations: z.array(z.object({ ...aboutNomination, added: z.int(), released: z.int() })),
  judges: z.array(
    z.object({
      judgeId: z.string(),
      fullName: z.string(),
      added: z.int(),
      released: z.int(),
      /** Assignments with this plan. */
      load: z.int(),
      capacity: z.int(),
      /** They chose less than they could be given. */
      choseLess: z.boolean(),
    }),
  ),
  /** Fewest judges first. */
  uncovered: z.array(
    z.object({
      ...aboutNomination,
      has: z.int(),
      wanted: z.int(),
      planned: z.int(),
      /** Why the judges are not there. */
      reason: z.enum(shortageReasons),
      /** The reason and the remedy, in words. */
      words: z.string(),
    }),
  ),
  /** The nominations with the least share of the expertise that they could have, least first. */
  weakest: z.array(z.object({ ...aboutNomination, share: z.number() })),
});
export type PlanDetails = z.infer<typeof planDetails>;

const listedPlan = {
  id: z.string(),
  season: z.string(),
  state: z.enum(planStates),
  /** Plans also for categories whose judging is not open. */
  asIfOpen: z.boolean(),
  /** Those categories; applying the plan opens their judging. */
  opens: z.array(category),
  /** Who requested it: an admin (null once their account is erased) or the API itself. */
  askedBy: z.object({ kind: z.enum(['account', 'command']), id: z.nullable(z.string()) }),
  askedAt: z.iso.datetime(),
  appliedAt: z.nullable(z.iso.datetime()),
  /** Decides between equals: the same input and seed give the same plan. */
  seed: z.int(),
  outcome: planOutcome,
  /** Binds an applied plan and its input, as the public log has it; null for a preview. */
  digest: z.nullable(hash),
};

const planListed = z.object(listedPlan);
export type PlanListed = z.infer<typeof planListed>;

const plan = z.object({
  ...listedPlan,
  /** Null unless it is a preview; the coverage shows what was applied. */
  details: z.nullable(planDetails),
  /** What has changed since a preview was made, which can then no longer be applied; else empty. */
  outdated: z.array(z.string()),
  /** Who takes no part in a preview, by reason; null for other plans. */
  leftOut: z.nullable(
    z.object({
      /** Nominations and verified judges whose address is not confirmed. */
      nominationsUnconfirmed: z.int(),
      judgesUnconfirmed: z.int(),
      /** Verified judges who have not agreed to judge this season. */
      judgesNotAgreed: z.int(),
    }),
  ),
  /** What may be done with it now; decided by the server. */
  may: z.object({ discard: z.boolean(), apply: z.boolean(), takeInput: z.boolean() }),
});
export type AssignmentPlan = z.infer<typeof plan>;

export const previewRequest = z.strictObject({
  /** The current one by default. */
  season: z.optional(seasonId),
  /** Plan as if judging were open; applying such a plan opens it. */
  asIfOpen: z.boolean(),
  /** Where, if `asIfOpen`; everywhere if left out. */
  categories: z.optional(z.array(category).check(z.minLength(1), z.maxLength(12))),
});

export const applyRequest = z.strictObject({
  /** Required to open judging where nominations would get no result. */
  reason: z.optional(reasonGiven),
  /** When the judging that it opens closes automatically. */
  closesAt: z.optional(z.iso.datetime()),
});

export const planReply = z.object({ plan });

/** Query of `listPlans`: `next` of the previous page. */
export const plansQuery = z.strictObject({
  season: z.optional(seasonId),
  cursor: z.optional(z.string().check(z.regex(/^[0-9a-f]{24}$/, 'Use `next` of a page'))),
});

export const plansReply = z.object({
  /** Newest first. */
  plans: z.array(planListed),
  next: z.nullable(z.string()),
  /** The round of the beacon that planning waits for; null while it waits for none. */
  awaited: z.nullable(
    z.object({
      /** When the beacon signs it. */
      at: z.iso.datetime(),
      /** It has been missing for a day, so that two organisers may go on without it. */
      isLate: z.boolean(),
      proposed: z.nullable(proposal),
    }),
  ),
});
export type PlansReply = z.infer<typeof plansReply>;

/** Reply of `checkBeacon`. */
export const beaconReply = z.object({ answers: z.boolean() });

/** Payload of `proceedWithoutBeacon`. */
export const withoutBeaconRequest = z.strictObject({
  season: seasonId,
  reason: reasonGiven,
  ...namedProposal,
});
