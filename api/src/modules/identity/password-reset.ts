import { randomUUID } from 'node:crypto';
import type { PasswordResetConfirmation } from '@meritum/shared/contracts/identity';
import { after, minutes } from '../../platform/clock';
import type { Visitor } from '../attempts/guard';
import type { Account } from './account';
import { refuseCommonPassword } from './common-passwords';
import type { Identities } from './context';
import { codeNotUsable, linkNotUsable } from './errors';
import { linkPurposes } from './links';
import { passwordResetRequested } from './mails/links';
import { passwordChanged } from './mails/notices';
import type { RequestedReset } from './password-resets-store';
import { isUnproven, isUsable, resetLifetime } from './rules';
import { noteSecurity } from './security-log/commands';
import { endSessions } from './session-commands';
import { dropUnprovenSignInMethods } from './unproven-sign-in-methods';

/**
 * Stores a request for a new password by the same single write for known and unknown addresses, so
 * that neither the answer nor its timing tells them apart. The rest, {@link answerReset}, happens
 * after the reply, or in upkeep if the process dies.
 */
export async function requestPasswordReset(
  { resets, clock }: Identities,
  { email }: { email: string },
): Promise<RequestedReset> {
  const now = clock();
  const reset: RequestedReset = {
    _id: randomUUID(),
    state: 'asked',
    email,
    askedAt: now,
    expiresAt: after(now, resetLifetime),
  };
  await resets.ask(reset);
  return reset;
}

/** Mails the link if the address has an account (AUTH-013); else deletes the request. */
export async function answerReset(
  { accounts, resets, mail }: Identities,
  reset: RequestedReset,
): Promise<void> {
  const account = await accounts.byEmail(reset.email);
  if (!account) return resets.forget(reset._id);
  const { _id: resetId, expiresAt } = reset;
  const pendingMail = passwordResetRequested(account, { resetId, expiresAt });
  if (await resets.grant(resetId, account, pendingMail)) await mail(pendingMail);
}

/** Answers requests that were left behind when a process died. */
export async function answerLeftResets(identities: Identities): Promise<void> {
  const left = await identities.resets.askedBefore(after(identities.clock(), -minutes(1)));
  for (const reset of left) await answerReset(identities, reset);
}

/** The account of the request that a link or code proves. */
async function accountOfReset(
  identities: Identities,
  { token, code }: Omit<PasswordResetConfirmation, 'password'>,
  visitor: Visitor,
): Promise<Account> {
  const { accounts, resets, links, guard, clock } = identities;
  const purpose = linkPurposes.reset;
  if (code !== undefined)
    return guard.resetByCode(visitor, async () => {
      const account = await accounts.byEmail(visitor.email);
      // The same reads for an address without an account.
      const reset = await resets.newestOf(account?._id ?? '');
      const isRight = reset !== null && links.isCodeOf({ purpose, id: reset._id }, code, clock());
      if (!account || !isRight || !isUsable(reset, account, clock())) throw codeNotUsable();
      return account;
    });
  const resetId = links.idOf(purpose, token ?? '');
  const reset = resetId ? await resets.granted(resetId) : null;
  const account = reset && (await accounts.byId(reset.accountId));
  if (!account || !isUsable(reset, account, clock())) throw linkNotUsable();
  return account;
}

/**
 * Sets a new password by a mailed link or the code of the same mail, which also proves the mailbox.
 * One conditional write to the account sets it and voids all links and sessions, so a crash cannot
 * leave the old password valid. What was stored before the proof waits to be claimed. Throws failed-precondition when the link or code is not usable, resource-exhausted after
 * several wrong codes, and invalid-argument for a common password, which leaves both usable.
 */
export async function confirmPasswordReset(
  identities: Identities,
  { password, ...proven }: PasswordResetConfirmation,
  visitor: Visitor,
): Promise<Account> {
  const { accounts, passwords, mail, clock } = identities;
  const account = await accountOfReset(identities, proven, visitor);
  refuseCommonPassword(password, account);
  const passwordHash = await passwords.hash(password);
  const now = clock();
  const takesOver = isUnproven(account);
  const notice = passwordChanged(account, now, takesOver ? 'takeover' : 'reset');
  const change = { passwordHash, now, notice, ...(takesOver && { unclaimedSince: now }) };
  await dropUnprovenSignInMethods(identities, account);
  const changed = await accounts.setPassword(account, change);
  if (!changed) throw linkNotUsable();
  await endSessions(identities, account._id);
  await noteSecurity(identities, account._id, 'password-reset');
  await mail(notice);
  return changed;
}
