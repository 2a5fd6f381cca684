import * as z from 'zod/mini';
import { category } from './categories';
import { contestNames, instant, seasonId } from './contests';
import { email } from './identity';
import { namedProposal, proposal, proposalStates } from './proposals';
import { reasonGiven } from './reason';

/** The window that stays open for one person: their form, or their ratings. */
const extensionWindows = ['nominations', 'judging'] as const;
export type ExtensionWindow = (typeof extensionWindows)[number];

/** Body of `extendDeadline`. A confirmation extends the window to the moment of the proposal. */
export const extensionRequest = z.strictObject({
  season: seasonId,
  category,
  window: z.enum(extensionWindows),
  email,
  until: instant,
  reason: reasonGiven,
  ...namedProposal,
});
export type ExtensionRequest = z.infer<typeof extensionRequest>;

export const extensionReply = z.object({ state: z.enum([...proposalStates, 'extended']) });

const listedExtension = z.object({
  id: z.string(),
  ...contestNames,
  window: z.enum(extensionWindows),
  name: z.string(),
  email: z.string(),
  /** Null until another organiser has confirmed an extension. */
  until: z.nullable(instant),
  reason: z.string(),
  proposed: z.nullable(proposal),
  /** The proposed moment; null without a proposal. */
  proposedUntil: z.nullable(instant),
  /** False for the caller's own form, and once judging is closed for good. */
  mayDecide: z.boolean(),
});
export type ListedExtension = z.infer<typeof listedExtension>;

export const extensionsQuery = z.strictObject({ season: seasonId });

/** Without contests in which the caller has a conflict of interest. */
export const extensionsReply = z.object({ extensions: z.array(listedExtension) });
