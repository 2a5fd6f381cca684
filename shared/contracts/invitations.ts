import * as z from 'zod/mini';
import { seasonId, seasonQuery } from './contests';
import { linkToken } from './identity';
import { limits } from './limits';
import { asText } from './texts';

/** The outcome for a pasted line; only `ready` lines are mailed. */
const invitedStates = [
  'ready',
  'malformed',
  'repeated',
  'judge',
  'applied',
  'invited',
  'unwanted',
] as const;

const pasted = {
  season: seasonId,
  /** Addresses, lines of a table, or a whole CSV file. */
  text: z
    .string()
    .check(
      asText(),
      z.minLength(1, 'Paste addresses or choose a file'),
      z.maxLength(limits.invitationCharacters, 'This is too long. Split it.'),
    ),
};

export const invitationsPreviewRequest = z.strictObject(pasted);
export type InvitationsPreviewRequest = z.infer<typeof invitationsPreviewRequest>;

export const invitationsRequest = z.strictObject({
  ...pasted,
  /** The confirmed number of people; a larger one is refused. */
  most: z.int().check(z.minimum(0), z.maximum(limits.invitationsPerDay)),
});
export type InvitationsRequest = z.infer<typeof invitationsRequest>;

const pastedLine = z.object({
  line: z.int(),
  /** The address, or the text of a malformed line. */
  email: z.string(),
  name: z.string(),
  organization: z.string(),
  state: z.enum(invitedStates),
});
export type PastedLine = z.infer<typeof pastedLine>;

export const invitationsPreview = z.object({
  lines: z.array(pastedLine),
  ready: z.int(),
  /** How many more people the organisers can invite or remind today, all together. */
  leftToday: z.int(),
});
export type InvitationsPreview = z.infer<typeof invitationsPreview>;

/** How many people this request invited, and how many were invited earlier. */
export const invitationsReply = z.object({ invited: z.int(), before: z.int() });

export const invitationsQuery = seasonQuery;

export const remindInvitedRequest = z.strictObject({ season: seasonId });
export const remindInvitedReply = z.object({ reminded: z.int() });

export const invitationCounts = z.object({
  season: z.string(),
  name: z.string(),
  /** Whether the season still takes judges. */
  isOpen: z.boolean(),
  invited: z.int(),
  /** People who followed the link. */
  opened: z.int(),
  applied: z.int(),
  accepted: z.int(),
  /** People who stopped such mails. */
  stopped: z.int(),
  /**
   * People to remind: invited a week ago, not applied, not reminded. At most today's remaining
   * number.
   */
  toRemind: z.int(),
  leftToday: z.int(),
});
export type InvitationCounts = z.infer<typeof invitationCounts>;

/** Who invited an applicant. */
export const invitationOfApplicant = z.object({
  /** The organiser's name; null once their account is gone. */
  by: z.nullable(z.string()),
  /** Whether the caller invited them. */
  isOwn: z.boolean(),
  /** Whether the invitation went to another mailbox than the applicant's. */
  isForwarded: z.boolean(),
});
export type InvitationOfApplicant = z.infer<typeof invitationOfApplicant>;

/** Token of a link in an invitation, from the address's fragment. */
export const invitationToken = z.strictObject({ token: linkToken });

/** The form's first values, and whether somebody has already applied by this link. */
export const openedInvitation = z.object({
  season: z.string(),
  name: z.string(),
  organization: z.string(),
  isUsed: z.boolean(),
});
export type OpenedInvitation = z.infer<typeof openedInvitation>;
