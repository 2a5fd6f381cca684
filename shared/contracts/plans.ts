import * as z from 'zod/mini';
import { aboutNomination } from './assignments';
import { category } from './categories';
import { hash, seasonId } from './contests';
import { namedProposal, proposal } from './proposals';
import { reasonGiven } from './reason';

/**
 * State of a plan of assignments. `planned`: a preview, not applied. `applying`: decided, and
 * always completed, even after a crash.
 */
const planStates = ['planned', 'discarded', 'applying', 'applied'] as const;
export type PlanState = (typeof planStates)[number];

/** The quality of a plan and its changes, in numbers. */
const planOutcome = z.object({
  /** Assignments added, ended, and kept. */
  added: z.int(),
  released: z.int(),
  kept: z.int(),
  /** Ended unread assignments whose judges were moved to a nomination that lacks judges. */
  moved: z.int(),
  /** Numbers of judges for all nominations, including existing assignments. */
  places: z.object({ wanted: z.int(), planned: z.int(), filled: z.int() }),
  /** Nominations with fewer judges than planned, and with too few for a result. */
  uncovered: z.int(),
  belowMinimum: z.int(),
  /** Remedies for nominations without a result where judging is open; missing if all get one. */
  shortfall: z.optional(
    z.object({
      /** Nominations, and how many of them have too few judges. */
      nominations: z.int(),
      short: z.int(),
      /** More judges without a conflict of interest, with this many nominations each. */
      judges: z.int(),
      capacity: z.int(),
      /** The capacity of the present judges that would suffice; null if none would. */
      capacityNeeded: z.nullable(z.int()),
    }),
  ),
  /** In points, for new assignments: their value, and its bound for plans of equal coverage. */
  value: z.number(),
  bound: z.number(),
  /** Value over bound: proven to be at least this share of the best plan of the same coverage. */
  certainty: z.number(),
  /** The certainty before it was reduced in favour of the weakest nomination and connection. */
  certaintyBefore: z.number(),
  /** The used share of judges' capacity, with this plan. */
  loads: z.object({ least: z.number(), most: z.number() }),
  /** The judges' largest loads, largest first. */
  largestLoads: z.array(
    z.object({
      load: z.int(),
      /** Share of all assignments, with this plan. */
      share: z.number(),
      /** Null if the median is 0. */
      timesMedian: z.nullable(z.number()),
    }),
  ),
  /** The part that chance decided; missing from plans that assign nothing. */
  draw: z.optional(
    z.object({
      /** The season's seed, a line break and the plan's turn. */
      seed: z.string(),
      /** True if the seed was made up for this preview, because the season's is not known yet. */
      isTrial: z.boolean(),
      /** The highest probability of any pair of nomination and judge. */
      mostProbable: z.number(),
      /** New assignments made by chance; the others filled the gaps. */
      drawn: z.int(),
      /** Proven share of the best possible value, among drawn pairs. */
      certainty: z.number(),
    }),
  ),
  /** Planned assignments that any plan could fill within the rules. */
  maxPlaces: z.int(),
  /**
   * How well judges match nominations: the lowest share of the expertise that a nomination could
   * have, and how many have too little, by reason.
   */
  served: z.object({
    least: z.number(),
    below: z.object({ noExchange: z.int(), tooDear: z.int(), laterStep: z.int() }),
  }),
  /** Judges who are mailed when it is applied. */
  mails: z.int(),
  /** Groups of nominations without any shared judges between them; calibration needs 1. */
  parts: z.int(),
  /** Duration of planning alone. */
  milliseconds: z.int(),
});
export type PlanOutcome = z.infer<typeof planOutcome>;

/**
 * Why a nomination gets fewer judges than planned: too few may judge it at all, all have the
 * largest load that the rules allow, or they have no room.
 */
export const shortageReasons = ['fewJudges', 'largestLoad', 'noRoom'] as const;
export type ShortageReason = (typeof shortageReasons)[number];

/** Changes of each nomination and judge, and remaining gaps. Never which judge rates what. */
const planDetails = z.object({
  nominations: z.array(z.object({ ...aboutNomination, added: z.int(), released: z.int() })),
  judges: z.array(
    z.object({
      judgeId: z.string(),
      fullName: z.string(),
      added: z.int(),
      released: z.int(),
      /** Assignments of the judge, with this plan. */
      load: z.int(),
      capacity: z.int(),
      /** Whether the judge has chosen a lower capacity than the limit. */
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
      /** Why judges are missing. */
      reason: z.enum(shortageReasons),
      /** Reason and remedy, in words. */
      words: z.string(),
    }),
  ),
  /** Nominations with the lowest share of the expertise that they could have, lowest first. */
  weakest: z.array(z.object({ ...aboutNomination, share: z.number() })),
});
export type PlanDetails = z.infer<typeof planDetails>;

const listedPlan = {
  id: z.string(),
  season: z.string(),
  state: z.enum(planStates),
  /** Whether it also plans for categories whose judging is not open. */
  asIfOpen: z.boolean(),
  /** Categories whose judging opens when the plan is applied. */
  opens: z.array(category),
  /** Who requested it: an admin (null once their account is erased) or the API itself. */
  askedBy: z.object({ kind: z.enum(['account', 'command']), id: z.nullable(z.string()) }),
  askedAt: z.iso.datetime(),
  appliedAt: z.nullable(z.iso.datetime()),
  /** Breaks ties: the same input and seed give the same plan. */
  seed: z.int(),
  outcome: planOutcome,
  /** Binds an applied plan to its input in the public log; null for a preview. */
  digest: z.nullable(hash),
};

const planListed = z.object(listedPlan);
export type PlanListed = z.infer<typeof planListed>;

const plan = z.object({
  ...listedPlan,
  /** Null unless it is a preview; the coverage shows applied ones. */
  details: z.nullable(planDetails),
  /** Changes since a preview was made, after which it cannot be applied; else empty. */
  outdated: z.array(z.string()),
  /** Numbers left out of a preview, by reason; null for other plans. */
  leftOut: z.nullable(
    z.object({
      /** Nominations and verified judges with an unconfirmed address. */
      nominationsUnconfirmed: z.int(),
      judgesUnconfirmed: z.int(),
      /** Verified judges who have not agreed to judge this season. */
      judgesNotAgreed: z.int(),
    }),
  ),
  /** What the caller may do with it now; decided by the server. */
  may: z.object({ discard: z.boolean(), apply: z.boolean(), takeInput: z.boolean() }),
});
export type AssignmentPlan = z.infer<typeof plan>;

export const previewRequest = z.strictObject({
  /** The current one by default. */
  season: z.optional(seasonId),
  /** Whether to plan as if judging were open; applying such a plan opens it. */
  asIfOpen: z.boolean(),
  /** With `asIfOpen`, the categories; all by default. */
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
  /** The beacon's round that planning waits for; null without one. */
  awaited: z.nullable(
    z.object({
      /** When the beacon signs it. */
      at: z.iso.datetime(),
      /** True once the value is a day late, so that two organisers can go on without it. */
      isLate: z.boolean(),
      proposed: z.nullable(proposal),
    }),
  ),
});
export type PlansReply = z.infer<typeof plansReply>;

export const beaconReply = z.object({ answers: z.boolean() });

export const withoutBeaconRequest = z.strictObject({
  season: seasonId,
  reason: reasonGiven,
  ...namedProposal,
});
