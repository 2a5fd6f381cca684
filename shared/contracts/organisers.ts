import * as z from 'zod/mini';
import { instant } from './contests';
import { email } from './identity';
import { namedProposal, proposal, proposalStates } from './proposals';
import { reasonGiven } from './reason';
import { roles } from './roles';

/** Body of `changeRole`. A confirmation gives the role that was proposed. */
export const roleRequest = z.strictObject({
  /** The account's present address. */
  email,
  /** `user` removes the role. */
  role: z.enum(roles),
  reason: reasonGiven,
  ...namedProposal,
});
export type RoleRequest = z.infer<typeof roleRequest>;

export const roleReply = z.object({ state: z.enum([...proposalStates, 'changed']) });
export type RoleReply = z.infer<typeof roleReply>;

/** Somebody who has a role in the console, or for whom one is proposed. */
const listedOrganiser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** The server's settings give the role, so only its operators can remove it. */
  bySettings: z.boolean(),
  hasFactor: z.boolean(),
  /** To the nearest minutes; null after two weeks without a visit, and before the first one. */
  lastSeenAt: z.nullable(instant),
  /** The account is the caller's, or another one of the same person. */
  isOwn: z.boolean(),
  proposed: z.nullable(z.extend(proposal, { role: z.enum(roles) })),
});
export type ListedOrganiser = z.infer<typeof listedOrganiser>;

export const organisersReply = z.object({
  /** Organisers, counted as people rather than accounts. */
  people: z.int(),
  /** How many more organisers are needed so that one may leave without stopping the others. */
  missing: z.int(),
  organisers: z.array(listedOrganiser),
});
export type OrganisersReply = z.infer<typeof organisersReply>;
