import * as z from 'zod/mini';

const proposalId = z.uuid('The id of a proposal is a UUID');

/** Part of the payload of acts that take two organisers; without these fields it proposes. */
export const namedProposal = {
  /** The proposal that the caller has read and confirms. */
  proposalId: z.optional(proposalId),
  /** The proposal that the caller made and withdraws. */
  withdrawalOf: z.optional(proposalId),
  /** Another organiser's proposal that the caller has read and turns down, with a reason. */
  turnDownOf: z.optional(proposalId),
};
export type NamedProposal = { [Field in keyof typeof namedProposal]?: string | undefined };

/** A proposal of one organiser, as the confirming one reads it. */
export const proposal = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  isOwn: z.boolean(),
  /** Empty where no reason is required. */
  reason: z.string(),
  /** Set if the caller got their role after the proposal, and so cannot confirm it. */
  beforeYou: z.optional(z.boolean()),
});
export type Proposal = z.infer<typeof proposal>;

/** The states after a call that does not confirm. */
export const proposalStates = ['proposed', 'withdrawn', 'turned-down'] as const;
export type ProposalState = (typeof proposalStates)[number];
