import { randomUUID } from 'node:crypto';
import type { PasswordResetConfirmation } from '@meritum/shared/contracts/identity';
import { after, minutes } from '../../platform/clock';
import type { Account } from './account';
import { refuseCommonPassword } from './common-passwords';
import type { Identities } from './context';
import { linkNotUsable } from './errors';
import { linkPurposes } from './links';
import { passwordChanged, passwordResetRequested } from './mails/events';
import type { RequestedReset } from './password-resets-store';
import { isUsable, maxMailRequests, resetLifetime } from './rules';
import { noteSecurity } from './security-log/commands';
import { endSessions } from './session-commands';
import { dropUnprovenFactors } from './unproven-factors';

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
  { accounts, resets, mail, clock }: Identities,
  reset: RequestedReset,
): Promise<void> {
  const account = await accounts.byEmail(reset.email);
  const asked = { kind: 'reset', most: maxMailRequests, now: clock() } as const;
  if (!account || !(await accounts.countAsked(account._id, asked))) {
    await resets.forget(reset._id);
    return;
  }
  const { _id: resetId, expiresAt } = reset;
  const pendingMail = passwordResetRequested(account, { resetId, expiresAt });
  if (await resets.grant(resetId, account, pendingMail)) await mail(pendingMail);
}

/** Answers requests that were left behind when a process died. */
export async function answerLeftResets(identities: Identities): Promise<void> {
  const left = await identities.resets.askedBefore(after(identities.clock(), -minutes(1)));
  for (const reset of left) await answerReset(identities, reset);
}

/**
 * Sets a new password by a mailed link, which also confirms the address. One conditional write to
 * the account sets it and voids all links and sessions, so a crash cannot leave the old password
 * valid. Throws failed-precondition when the link is not usable, and invalid-argument for a common
 * password, which leaves the link usable.
 */
export async function confirmPasswordReset(
  identities: Identities,
  { token, password }: PasswordResetConfirmation,
): Promise<Account> {
  const { accounts, resets, passwords, links, mail, clock } = identities;
  const resetId = links.idOf(linkPurposes.reset, token);
  const reset = resetId ? await resets.granted(resetId) : null;
  const account = reset && (await accounts.byId(reset.accountId));
  if (!account || !isUsable(reset, account, clock())) throw linkNotUsable();
  refuseCommonPassword(password, account);
  const passwordHash = await passwords.hash(password);
  const now = clock();
  const notice = passwordChanged(account, now);
  const change = { passwordHash, now, confirmsEmail: true, notice };
  await dropUnprovenFactors(identities, account);
  const changed = await accounts.setPassword(account, change);
  if (!changed) throw linkNotUsable();
  await endSessions(identities, account._id);
  await resets.markUsed(reset._id, now);
  await noteSecurity(identities, account._id, 'password-reset');
  await mail(notice);
  return changed;
}
