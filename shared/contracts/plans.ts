import * as z from 'zod/mini';

/**
 * Where a plan of assignments stands. `planning`, `planned`: a preview, of which nothing is applied.
 * `applying`: decided, and being carried out whatever happens. `failed`: the process that planned
 * ended before it was done; nothing was applied.
 */
export const planStates = [
  'planning',
  'planned',
  'cancelled',
  'failed',
  'applying',
  'applied',
] as const;
export type PlanState = (typeof planStates)[number];

/** What the planning is at, and how many steps of its auction are done. */
export const planProgress = z.object({
  stage: z.enum(['waiting', 'scoring', 'assigning', 'weakest', 'connecting']),
  steps: z.int(),
});

/** How good a plan is, and what it changes, in numbers. */
export const planOutcome = z.object({
  /** Assignments that it makes, that it ends, and that stand and stay. */
  added: z.int(),
  released: z.int(),
  kept: z.int(),
  /** Places of nominations, standing assignments included. */
  places: z.object({ wanted: z.int(), planned: z.int(), filled: z.int() }),
  /** Nominations that get fewer judges than planned, and of these fewer than a result needs. */
  uncovered: z.int(),
  belowMinimum: z.int(),
  /** In points, of the new assignments: what they are worth, and what no plan can exceed. */
  value: z.number(),
  bound: z.number(),
  /** Value over bound: at least this share of the best plan there can be, proven. */
  certainty: z.number(),
  /** The same before anything was given up for the weakest nomination and for connection. */
  certaintyBefore: z.number(),
  /** Shares of their capacity that judges have in use, with this plan. */
  loads: z.object({ least: z.number(), most: z.number() }),
  /** The largest loads of judges, the largest first; plans from before they were counted have none. */
  largestLoads: z.optional(
    z.array(
      z.object({
        load: z.int(),
        /** Of all assignments with this plan. */
        share: z.number(),
        /** Null where the median is 0. */
        timesMedian: z.nullable(z.number()),
      }),
    ),
  ),
  /** Groups of nominations that no chain of shared judges joins; 1 is what calibration needs. */
  parts: z.int(),
  /** Of the planning alone. */
  milliseconds: z.int(),
});
export type PlanOutcome = z.infer<typeof planOutcome>;

/** A nomination as the plan names it; left out where the reader has a conflict of interest with it. */
const aboutNomination = {
  nominationId: z.string(),
  fullName: z.string(),
  organization: z.string(),
  category: z.string(),
};

/** What changes for one nomination, one judge, and what stays uncovered and why. Never who judges what. */
export const planDetails = z.object({
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
    }),
  ),
  /** The fewest judges first. */
  uncovered: z.array(
    z.object({
      ...aboutNomination,
      has: z.int(),
      wanted: z.int(),
      planned: z.int(),
      /** The reason and the remedy, for a person to read. */
      words: z.string(),
    }),
  ),
});
export type PlanDetails = z.infer<typeof planDetails>;

const listedPlan = {
  id: z.string(),
  season: z.string(),
  state: z.enum(planStates),
  /** Whether it asks for judges also where judging is not open: such a plan is never applied. */
  asIfOpen: z.boolean(),
  /** Who asked: an admin (null once their account is erased) or the API by itself. */
  askedBy: z.object({ kind: z.enum(['account', 'command']), id: z.nullable(z.string()) }),
  askedAt: z.iso.datetime(),
  appliedAt: z.nullable(z.iso.datetime()),
  /** Decides between equals: the same situation and seed give the same plan. */
  seed: z.int(),
  /** Null until it is planned. */
  outcome: z.nullable(planOutcome),
};

/** A plan on the list of those that were applied or can be. */
export const planListed = z.object(listedPlan);
export type PlanListed = z.infer<typeof planListed>;

export const plan = z.object({
  ...listedPlan,
  /** Null unless it is being planned. */
  progress: z.nullable(planProgress),
  /** Null unless it is a preview: what was applied is told by the coverage. */
  details: z.nullable(planDetails),
  /** What may be done with it now, as the server decides it. */
  may: z.object({ cancel: z.boolean(), apply: z.boolean() }),
});
export type AssignmentPlan = z.infer<typeof plan>;

/** Payload of `previewPlan`. */
export const previewRequest = z.strictObject({
  /** What would be planned if judging were open in every category, for before it opens. */
  asIfOpen: z.boolean(),
});

export const planReply = z.object({ plan });

/** Query of `listPlans`: `next` of the page before. */
export const plansQuery = z.strictObject({
  cursor: z.optional(z.string().check(z.regex(/^[0-9a-f]{24}$/, 'Use `next` of a page'))),
});

export const plansReply = z.object({
  /** Newest first. */
  plans: z.array(planListed),
  next: z.nullable(z.string()),
});
export type PlansReply = z.infer<typeof plansReply>;
