import * as z from 'zod/mini';
import { instant } from './contests';
import { email } from './identity';
import { namedProposal, proposal, proposalStates } from './proposals';
import { reasonGiven } from './reason';
import { roles } from './roles';

/** Body of `changeRole`. A confirmation gives the proposed role. */
export const roleRequest = z.strictObject({
  /** The present address of the account. */
  email,
  /** `user` removes the role. */
  role: z.enum(roles),
  reason: reasonGiven,
  ...namedProposal,
});
export type RoleRequest = z.infer<typeof roleRequest>;

export const roleReply = z.object({ state: z.enum([...proposalStates, 'changed']) });
export type RoleReply = z.infer<typeof roleReply>;

/** Somebody with a role in the console, or for whom one is proposed. */
const listedOrganiser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** True if the server's settings give the role, so that only its operators can remove it. */
  bySettings: z.boolean(),
  hasFactor: z.boolean(),
  /** Rounded to some minutes; null after two weeks without a visit, and before the first one. */
  lastSeenAt: z.nullable(instant),
  /** Whether the account is the caller's, or another one of the same person. */
  isOwn: z.boolean(),
  proposed: z.nullable(z.extend(proposal, { role: z.enum(roles) })),
});
export type ListedOrganiser = z.infer<typeof listedOrganiser>;

export const organisersReply = z.object({
  /** Organisers, counted as people rather than accounts. */
  people: z.int(),
  /** How many more organisers are needed so that the others can act if one leaves. */
  missing: z.int(),
  organisers: z.array(listedOrganiser),
});
export type OrganisersReply = z.infer<typeof organisersReply>;
