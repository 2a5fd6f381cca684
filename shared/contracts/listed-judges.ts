import * as z from 'zod/mini';
import { possibleColleague } from './conflicts';
import { invitationOfApplicant } from './invitations';
import { judgeStatuses } from './judges';
import { limits } from './limits';
import {
  addressFilters,
  judgeIdleDays,
  judgeSorts,
  judgeStates,
  seasonAnswers,
} from './list-options';
import {
  historyEntry,
  objectId,
  pageNumber,
  pageOf,
  searchText,
  seasonYear,
  sortBy,
} from './lists';
import { noteMark, notesFilter } from './notes';
import { namedProposal } from './proposals';
import { reasonGiven } from './reason';
import { revision } from './revisions';

export const judgesQuery = z.strictObject({
  /** The season whose work is counted; by default the current one. */
  season: seasonYear,
  search: searchText,
  state: z.optional(z.enum(judgeStates)),
  /** Verified judges with this answer about the season. */
  answer: z.optional(z.enum(seasonAnswers)),
  idle: z.optional(z.enum(judgeIdleDays)),
  address: z.optional(z.enum(addressFilters)),
  notes: notesFilter,
  sort: sortBy(judgeSorts),
  page: pageNumber,
});
export type JudgesQuery = z.infer<typeof judgesQuery>;

/** A judge's work this season, without entries that the caller has a conflict of interest with. */
const judgeActivity = z.object({
  assigned: z.int(),
  completed: z.int(),
  pending: z.int(),
  recused: z.int(),
});
export type JudgeActivity = z.infer<typeof judgeActivity>;

const listedJudge = z.object({
  id: z.string(),
  revision,
  name: z.string(),
  email: z.string(),
  /** Nothing is assigned until it is confirmed. */
  emailConfirmed: z.boolean(),
  designation: z.string(),
  organization: z.string(),
  /** False for words such as Self-employed, from which no conflict of interest follows. */
  namesEmployer: z.boolean(),
  state: z.enum(judgeStates),
  /** Their answer about the season; null for people who do not judge. */
  answer: z.nullable(z.enum(seasonAnswers)),
  isPaid: z.boolean(),
  appliedAt: z.iso.datetime(),
  capacity: z.int(),
  activity: judgeActivity,
  /**
   * Whole days since the judge last rated or, if never, was first assigned; null without
   * assignments.
   */
  idleDays: z.nullable(z.int()),
  notes: noteMark,
  /** Set if their last mail bounced. */
  cameBack: z.optional(z.literal(true)),
});
export type ConsoleJudge = z.infer<typeof listedJudge>;

export const judgesReply = z.object({ ...pageOf, rows: z.array(listedJudge) });
export type JudgesReply = z.infer<typeof judgesReply>;

/** An entry that the judge is or was assigned. */
const entryOfJudge = z.object({
  nominationId: z.string(),
  name: z.string(),
  organization: z.string(),
  status: z.enum(['pending', 'completed', 'recused', 'replaced']),
});

export type EntryOfJudge = z.infer<typeof entryOfJudge>;

export const judgeDetail = z.object({
  ...listedJudge.shape,
  /** Missing from an older server. */
  accountId: z.optional(z.string()),
  status: z.enum(judgeStatuses),
  linkedInUrl: z.string(),
  experienceYears: z.int(),
  judgingYears: z.int(),
  reasons: z.array(z.string()),
  /** The judge's own maximum; null if they set none. */
  ownCapacity: z.nullable(z.int()),
  /** The organisers' maximum; null for as many as the season plans for each judge. */
  capacityLimit: z.nullable(z.int()),
  plannedCapacity: z.int(),
  reminders: z.boolean(),
  remindedAt: z.nullable(z.iso.datetime()),
  deactivated: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime() })),
  /** Entries of this season, without the caller's conflicts of interest. */
  entries: z.array(entryOfJudge),
  /** Entries that may be from the judge's employer, assigned or not. */
  possibleColleagues: z.array(possibleColleague),
  history: z.array(historyEntry),
  /** Missing if the judge came uninvited. */
  invitation: z.optional(invitationOfApplicant),
  /** Organisers who verified the judge, without those whose accounts are gone. */
  verifiedBy: z.array(z.string()),
  /** What the caller may do now; nobody may decide about themselves. */
  may: z.object({
    change: z.boolean(),
    deactivate: z.boolean(),
    reactivate: z.boolean(),
    /** True if only other organisers have verified the judge. */
    confirmVerification: z.boolean(),
  }),
});
export type JudgeDetail = z.infer<typeof judgeDetail>;

/** The season's work is shown, by default the current one's. */
export const judgeQuery = z.strictObject({ judgeId: objectId, season: seasonYear });
export type JudgeQuery = z.infer<typeof judgeQuery>;

const about = { judgeId: objectId, revision };

export const capacityRequest = z.strictObject({
  ...about,
  /** Maximum number of nominations; null for as many as the season plans for each judge. */
  capacity: z.nullable(z.int().check(z.minimum(0), z.maximum(limits.judgeCapacity))),
});

export const paidRequest = z.strictObject({ ...about, isPaid: z.boolean() });

export const deactivationRequest = z.strictObject({ ...about, reason: reasonGiven });
export type DeactivationRequest = z.infer<typeof deactivationRequest>;

/** Takes a pending assignment from its judge for good. The judge is not named. */
export const replacementRequest = z.strictObject({
  assignmentId: objectId,
  nominationId: objectId,
  reason: reasonGiven,
  ...namedProposal,
});
export type ReplacementRequest = z.infer<typeof replacementRequest>;

/** The judge's state after a change. */
export const changedJudge = z.object({
  revision,
  state: z.enum(judgeStates),
  capacity: z.int(),
  isPaid: z.boolean(),
});
export type ChangedJudge = z.infer<typeof changedJudge>;
