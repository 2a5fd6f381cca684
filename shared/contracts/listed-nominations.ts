import * as z from 'zod/mini';
import { category } from './categories';
import { conflictOfInterest, possibleColleague } from './conflicts';
import { contestNames } from './contests';
import {
  addressFilters,
  coverages,
  documentFilters,
  lookedFilters,
  nominationFilters,
  nominationReviewStates,
  nominationSorts,
} from './list-options';
import {
  conflictOfInterestKind,
  historyEntry,
  objectId,
  pageNumber,
  pageOf,
  searchText,
  seasonYear,
  sortBy,
} from './lists';
import {
  documentScan,
  nominationStatuses,
  nominationTexts,
  returnReason,
  unseenText,
} from './nominations';
import { noteMark, notesFilter } from './notes';
import { namedProposal, proposal } from './proposals';
import { reasonGiven } from './reason';
import { revision } from './revisions';
import { withoutRules } from './shape';

/** Query of `listNominations`; a nomination must match all filters that are given. */
export const nominationsQuery = z.strictObject({
  season: seasonYear,
  search: searchText,
  category: z.optional(category),
  status: z.optional(z.enum(nominationFilters)),
  /** With this filter, nominations with a conflict of interest of the caller are hidden. */
  coverage: z.optional(z.enum(coverages)),
  document: z.optional(z.enum(documentFilters)),
  /** The nominator's address. */
  address: z.optional(z.enum(addressFilters)),
  /** Whether a team member looked at the present text. */
  looked: z.optional(z.enum(lookedFilters)),
  notes: notesFilter,
  sort: sortBy(nominationSorts),
  page: pageNumber,
});
export type NominationsQuery = z.infer<typeof nominationsQuery>;

const listedNomination = z.object({
  id: z.string(),
  revision,
  /** The nominee's name. */
  name: z.string(),
  organization: z.string(),
  /** False for words such as Self-employed, from which no conflict of interest follows. */
  namesEmployer: z.boolean(),
  email: z.string(),
  /** The nominator's address; the nomination is not judged until it is confirmed. */
  emailConfirmed: z.boolean(),
  category: z.string(),
  status: z.enum(nominationStatuses),
  reviewState: z.enum(nominationReviewStates),
  /** Whether a void is proposed or confirmed; null also under a conflict in its category. */
  voided: z.nullable(z.enum(['proposed', 'confirmed'])),
  submittedAt: z.iso.datetime(),
  hasDocument: z.boolean(),
  conflict: conflictOfInterestKind,
  /** Assigned judges, and how many of them have rated; null under a conflict of interest. */
  assigned: z.nullable(z.int()),
  completed: z.nullable(z.int()),
  notes: noteMark,
  /** Set if their last mail bounced. */
  cameBack: z.optional(z.literal(true)),
});
export type ListedNomination = z.infer<typeof listedNomination>;

export const nominationsReply = z.object({
  season: z.string(),
  /** The number of ratings that a result needs. */
  minimum: z.int(),
  ...pageOf,
  rows: z.array(listedNomination),
});
export type NominationsReply = z.infer<typeof nominationsReply>;

/** A judge of an entry. Numbered instead of named, so that nobody chooses whom to replace. */
const judgeOfEntry = z.object({
  assignmentId: z.string(),
  /** Counted from 1 in order of assignment. */
  number: z.int(),
  status: z.enum(['pending', 'completed', 'recused', 'replaced']),
  assignedAt: z.iso.datetime(),
  /** Whether the caller may replace them, or propose it. */
  mayReplace: z.boolean(),
  replacementProposed: z.nullable(proposal),
});
export type JudgeOfEntry = z.infer<typeof judgeOfEntry>;

const judgesOfEntry = {
  judges: z.array(judgeOfEntry),
  /** Supporting links that judges reported as broken, and how many judges did. */
  reportedLinks: z.optional(
    z.array(z.object({ url: z.string(), judges: z.int(), at: z.iso.datetime() })),
  ),
  /** Whether the caller rates the entry as a judge, and so sees others' ratings only afterwards. */
  readerRates: z.boolean(),
  /** Whether the entry's next replacement takes two organisers. */
  replacingTakesTwo: z.boolean(),
};
export type JudgesOfEntry = z.infer<z.ZodMiniObject<typeof judgesOfEntry>>;

export const nominationDetail = z.object({
  id: z.string(),
  /** The nominator's account; missing from an older server. */
  accountId: z.optional(z.string()),
  revision,
  ...contestNames,
  status: z.enum(nominationStatuses),
  reviewState: z.enum(nominationReviewStates),
  submittedAt: z.iso.datetime(),
  ...withoutRules(nominationTexts),
  namesEmployer: z.boolean(),
  email: z.string(),
  submitterEmail: z.string(),
  /** The nominator's address; the nomination is not judged until it is confirmed. */
  emailConfirmed: z.boolean(),
  supportingLinks: z.array(z.string()),
  /** The nomination's document; `getDocument` returns its content. */
  document: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      bytes: z.int(),
      scan: documentScan,
      /** The name of malware that the scan found; missing without a finding. */
      finding: z.optional(z.string()),
      /** An organiser has decided about the document. */
      isLookedAt: z.optional(z.literal(true)),
      /**
       * Invisible text in the document; null if the search failed. Missing if none was found or
       * searched for, or under a conflict of interest.
       */
      unseen: z.optional(z.nullable(z.array(unseenText))),
    }),
  ),
  /** When a team member looked at the present text. */
  lookedAt: z.optional(z.iso.datetime()),
  returned: z.nullable(z.object({ ...withoutRules(returnReason), at: z.iso.datetime() })),
  /** A proposal to return it; its note is the reason. */
  returnProposed: z.nullable(proposal),
  /** Whether judging has begun or nominations are closed. False under a conflict of interest. */
  returnTakesTwo: z.boolean(),
  /** Whether its nominator could submit it again after a return. */
  mayBeSubmittedAgain: z.boolean(),
  /** Until when an extension keeps its nominator's form open; null without one. */
  extendedUntil: z.nullable(z.iso.datetime()),
  /** Organisers' conflicts of interest with it; hidden from those who have one. */
  conflicts: z.array(conflictOfInterest),
  /**
   * Judges of the season who may have its employer; hidden from organisers with a conflict of
   * interest.
   */
  possibleColleagues: z.array(possibleColleague),
  conflict: conflictOfInterestKind,
  /** Null if the caller has a conflict of interest. */
  judging: z.nullable(
    z.object({
      minimum: z.int(),
      planned: z.int(),
      assigned: z.int(),
      completed: z.int(),
      ...judgesOfEntry,
    }),
  ),
  history: z.array(historyEntry),
  /** What the caller may do now; decided by the server. */
  may: z.object({
    return: z.boolean(),
    lookAt: z.optional(z.boolean()),
    readDocument: z.boolean(),
    /** Whether the caller may decide about the virus scan's finding. */
    decideDocument: z.optional(z.boolean()),
    /** Whether the caller may tell its nominator about newly reported links. */
    passOnLinks: z.optional(z.boolean()),
  }),
});
export type NominationDetail = z.infer<typeof nominationDetail>;

export const nominationQuery = z.strictObject({ nominationId: objectId });

/** Payload of `decideDocument`. */
export const documentDecision = z.strictObject({
  nominationId: objectId,
  documentId: objectId,
  isHarmless: z.boolean(),
  reason: reasonGiven,
});
export type DocumentDecision = z.infer<typeof documentDecision>;

/** Payload of `lookAtNomination`, with the `revision` that was read. */
export const lookedAtRequest = z.strictObject({ nominationId: objectId, revision });
export type LookedAtRequest = z.infer<typeof lookedAtRequest>;

/** Payload of `returnNomination`. A confirmation uses the proposal's note. */
export const returnRequest = z.strictObject({
  nominationId: objectId,
  revision,
  ...returnReason,
  ...namedProposal,
});
export type ReturnRequest = z.infer<typeof returnRequest>;

export const returnReply = z.object({ status: z.enum(nominationStatuses), revision });
