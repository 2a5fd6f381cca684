import * as z from 'zod/mini';

const proposalId = z.uuid('The id of a proposal is a UUID');

/** Part of the payload of every act that takes two organisers. Without these fields it proposes. */
export const namedProposal = {
  /** The proposal that the caller has read and confirms. */
  proposalId: z.optional(proposalId),
  /** The proposal that the caller made and withdraws. */
  withdrawalOf: z.optional(proposalId),
  /** The proposal of another organiser that the caller has read and turns down, with a reason. */
  turnDownOf: z.optional(proposalId),
};
export type NamedProposal = { [Field in keyof typeof namedProposal]?: string | undefined };

/** What one organiser has proposed, to be read by the one who confirms it. */
export const proposal = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  isOwn: z.boolean(),
  /** Empty where no reason is asked for. */
  reason: z.string(),
  /** The caller got their role later than the proposal was made, and so cannot confirm it. */
  beforeYou: z.optional(z.boolean()),
});
export type Proposal = z.infer<typeof proposal>;

/** The state after a call that confirmed nothing. */
export const proposalStates = ['proposed', 'withdrawn', 'turned-down'] as const;
export type ProposalState = (typeof proposalStates)[number];
