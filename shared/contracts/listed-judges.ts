import * as z from 'zod/mini';
import { judgeStatuses } from './judges';
import { limits } from './limits';
import { judgeSorts, judgeStates } from './list-options';
import { historyEntry, objectId, pageNumber, pageOf, revision, searchText, sortBy } from './lists';

export const judgesQuery = z.strictObject({
  search: searchText,
  state: z.optional(z.enum(judgeStates)),
  sort: sortBy(judgeSorts),
  page: pageNumber,
});
export type JudgesQuery = z.infer<typeof judgesQuery>;

/** What a judge has done this season, without entries that are tied to the caller. */
export const judgeActivity = z.object({
  assigned: z.int(),
  completed: z.int(),
  pending: z.int(),
  recused: z.int(),
});
export type JudgeActivity = z.infer<typeof judgeActivity>;

export const listedJudge = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Until it is, nothing is assigned to them. */
  emailConfirmed: z.boolean(),
  designation: z.string(),
  organization: z.string(),
  state: z.enum(judgeStates),
  isPaid: z.boolean(),
  appliedAt: z.iso.datetime(),
  capacity: z.int(),
  activity: judgeActivity,
});
export type ConsoleJudge = z.infer<typeof listedJudge>;

export const judgesReply = z.object({ ...pageOf, rows: z.array(listedJudge) });
export type JudgesReply = z.infer<typeof judgesReply>;

/** An entry that a judge has or had. */
export const entryOfJudge = z.object({
  nominationId: z.string(),
  name: z.string(),
  organization: z.string(),
  status: z.enum(['pending', 'completed', 'recused', 'replaced']),
});

export type EntryOfJudge = z.infer<typeof entryOfJudge>;

export const judgeDetail = z.object({
  ...listedJudge.shape,
  revision,
  status: z.enum(judgeStatuses),
  linkedInUrl: z.string(),
  experienceYears: z.int(),
  judgingYears: z.int(),
  reasons: z.array(z.string()),
  /** What the judge wishes, which counts up to the limit. Null: as much as the limit allows. */
  ownCapacity: z.nullable(z.int()),
  /** What organisers allow. Null: what the season plans for each judge. */
  capacityLimit: z.nullable(z.int()),
  plannedCapacity: z.int(),
  reminders: z.boolean(),
  remindedAt: z.nullable(z.iso.datetime()),
  deactivated: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime() })),
  /** Of this season, without those that are tied to the caller. */
  entries: z.array(entryOfJudge),
  history: z.array(historyEntry),
  /** Organisers who verified them; those whose accounts are gone are left out. */
  verifiedBy: z.array(z.string()),
  /** What the caller may do now; nobody decides about themselves. */
  may: z.object({
    change: z.boolean(),
    deactivate: z.boolean(),
    reactivate: z.boolean(),
    /** The judge was verified by others alone. */
    confirmVerification: z.boolean(),
  }),
});
export type JudgeDetail = z.infer<typeof judgeDetail>;

export const judgeQuery = z.strictObject({ judgeId: objectId });

const about = { judgeId: objectId, revision };

export const capacityRequest = z.strictObject({
  ...about,
  /** Most nominations that the judge may take on. Null: what the season plans for each judge. */
  capacity: z.nullable(z.int().check(z.minimum(0), z.maximum(limits.judgeCapacity))),
});

export const paidRequest = z.strictObject({ ...about, isPaid: z.boolean() });

/** Why somebody's fate changes; the person can read it in their own data. */
export const decisionReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give the reason'),
    z.maxLength(limits.reasonCharacters, `Use at most ${limits.reasonCharacters} characters`),
  );

export const deactivationRequest = z.strictObject({ ...about, reason: decisionReason });
export type DeactivationRequest = z.infer<typeof deactivationRequest>;

/** Takes a pending entry off a judge, for good. */
export const replacementRequest = z.strictObject({
  judgeId: objectId,
  nominationId: objectId,
  reason: decisionReason,
});
export type ReplacementRequest = z.infer<typeof replacementRequest>;

/** Where the judge stands after a change. */
export const changedJudge = z.object({
  revision,
  state: z.enum(judgeStates),
  capacity: z.int(),
  isPaid: z.boolean(),
});
export type ChangedJudge = z.infer<typeof changedJudge>;
