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
  /** `user` takes the role away. */
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
  /** The server's settings make them an organiser, so that only those who run it take that away. */
  bySettings: z.boolean(),
  hasFactor: z.boolean(),
  /** To the nearest minutes; null after two weeks, and before they first signed in. */
  lastSeenAt: z.nullable(instant),
  /** The caller's account, or another one of theirs. */
  isOwn: z.boolean(),
  proposed: z.nullable(z.extend(proposal, { role: z.enum(roles) })),
});
export type ListedOrganiser = z.infer<typeof listedOrganiser>;

export const organisersReply = z.object({
  /** Organisers, counted by person and not by account. */
  people: z.int(),
  /** How many are missing until one may leave without stopping the others. */
  missing: z.int(),
  organisers: z.array(listedOrganiser),
});
export type OrganisersReply = z.infer<typeof organisersReply>;
