import { ifPossible } from '@meritum/shared/client/localStore';
import { linkToken } from '@meritum/shared/contracts/identity';
import * as z from 'zod/mini';

/** The invitation by which somebody came, and the fields that it fills in. */
const invitation = z.object({ token: linkToken, name: z.string(), organization: z.string() });
type Invitation = z.infer<typeof invitation>;

/** Kept for this tab only: the next person at a shared device was not invited. */
const key = 'judgeInvitation';

export const keepInvitation = (kept: Invitation) =>
  ifPossible(() => window.sessionStorage.setItem(key, JSON.stringify(kept)));

export const forgetInvitation = () => ifPossible(() => window.sessionStorage.removeItem(key));

export const keptInvitation = (): Invitation | undefined =>
  ifPossible(() => invitation.parse(JSON.parse(window.sessionStorage.getItem(key) ?? '')));
