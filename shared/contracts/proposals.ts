import * as z from 'zod/mini';

const proposalId = z.uuid('The id of a proposal is a UUID');

/** Part of the payload of every act that takes two organisers. Without any it is a proposal. */
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
  /** The caller has their role since after it, and cannot confirm it. */
  beforeYou: z.optional(z.boolean()),
});
export type Proposal = z.infer<typeof proposal>;

/** What a call about an act of two has done that did not confirm it. */
export const proposalStates = ['proposed', 'withdrawn', 'turned-down'] as const;
export type ProposalState = (typeof proposalStates)[number];
