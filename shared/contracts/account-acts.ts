import * as z from 'zod/mini';
import { instant } from './contests';
import { email, linkToken } from './identity';
import { namedProposal, proposal, proposalStates } from './proposals';
import { reasonGiven } from './reason';

/** What two organisers can do for somebody who cannot sign in. */
export const accountActs = ['erasure', 'handover'] as const;
export type AccountActName = (typeof accountActs)[number];

/** Body of `decideAccountAct`. A confirmation does the proposed act. */
export const accountActRequest = z
  .strictObject({
    email,
    act: z.enum(accountActs),
    /** The address that the account is handed over to. */
    newEmail: z.optional(email),
    /** For a proposal: where the request came from, and which proof was seen. */
    reason: reasonGiven,
    ...namedProposal,
    /** The confirmed act to stop; any organiser may do that alone. */
    stopOf: z.optional(z.uuid()),
  })
  .check(
    z.refine(({ act, newEmail }) => (act === 'handover') === (newEmail !== undefined), {
      error: 'Enter the new address of a handover, and none otherwise',
      path: ['newEmail'],
    }),
  );
export type AccountActRequest = z.infer<typeof accountActRequest>;

export const accountActReply = z.object({
  state: z.enum([...proposalStates, 'confirmed', 'stopped']),
});

/** How a confirmed act ended: stopped by a person or a sign-in, no longer possible, or done. */
const accountActEnds = ['stopped', 'signed-in', 'impossible', 'done'] as const;
export type AccountActEnd = (typeof accountActEnds)[number];

const listedAccountAct = z.object({
  name: z.string(),
  email: z.string(),
  act: z.enum(accountActs),
  newEmail: z.nullable(z.string()),
  proposed: z.nullable(proposal),
  /** The confirmed act, and when it is done unless somebody stops it. */
  waiting: z.nullable(z.object({ id: z.string(), due: instant, reason: z.string() })),
  /** How the last act ended, for two weeks. */
  ended: z.nullable(z.object({ how: z.enum(accountActEnds), at: instant })),
});
export type ListedAccountAct = z.infer<typeof listedAccountAct>;

/** Only acts that the caller may decide. */
export const accountActsReply = z.object({ acts: z.array(listedAccountAct) });
export type AccountActsReply = z.infer<typeof accountActsReply>;

export const accountActLink = z.strictObject({ token: linkToken });
