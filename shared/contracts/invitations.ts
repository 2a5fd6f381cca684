import * as z from 'zod/mini';
import { seasonId, seasonQuery } from './contests';
import { linkToken } from './identity';
import { limits } from './limits';
import { asText } from './texts';

/** What becomes of a pasted line: only those that are ready are mailed. */
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
  /** The number of people that was confirmed; more are refused. */
  most: z.int().check(z.minimum(0), z.maximum(limits.invitationsPerDay)),
});
export type InvitationsRequest = z.infer<typeof invitationsRequest>;

const pastedLine = z.object({
  line: z.int(),
  /** As it was read; of a malformed line, what stands there. */
  email: z.string(),
  name: z.string(),
  organization: z.string(),
  state: z.enum(invitedStates),
});
export type PastedLine = z.infer<typeof pastedLine>;

export const invitationsPreview = z.object({
  lines: z.array(pastedLine),
  ready: z.int(),
  /** How many more people can be invited or reminded today, by all organisers together. */
  leftToday: z.int(),
});
export type InvitationsPreview = z.infer<typeof invitationsPreview>;

/** How many this request invited, and how many of its people had been invited before. */
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
  /** Those who followed the link. */
  opened: z.int(),
  applied: z.int(),
  accepted: z.int(),
  /** Those who want no more such mails. */
  stopped: z.int(),
  /** Those invited a week ago who have not applied and were not reminded, as many as today allows. */
  toRemind: z.int(),
  leftToday: z.int(),
});
export type InvitationCounts = z.infer<typeof invitationCounts>;

/** By whom an applicant was invited. */
export const invitationOfApplicant = z.object({
  /** The organiser's name; null once their account is gone. */
  by: z.nullable(z.string()),
  /** Whether it was the caller. */
  isOwn: z.boolean(),
  /** The invitation went to another mailbox than the applicant's. */
  isForwarded: z.boolean(),
});
export type InvitationOfApplicant = z.infer<typeof invitationOfApplicant>;

/** Token of a link in an invitation, from the address's fragment. */
export const invitationToken = z.strictObject({ token: linkToken });

/** What the form begins with, and whether somebody has applied by this link. */
export const openedInvitation = z.object({
  season: z.string(),
  name: z.string(),
  organization: z.string(),
  isUsed: z.boolean(),
});
export type OpenedInvitation = z.infer<typeof openedInvitation>;
