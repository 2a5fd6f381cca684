import type { PasswordChange } from '@meritum/shared/contracts/account';
import type { Actor, CallerInSession } from '../../platform/authorisation/actor';
import { requireFresh } from '../../platform/authorisation/proof';
import { invalidAt } from '../../platform/errors/domain-error';
import type { Account } from './account';
import { accountOf } from './commands';
import { refuseCommonPassword } from './common-passwords';
import type { Identities } from './context';
import { accountChanged } from './errors';
import { passwordChanged } from './mails/notices';
import { noteSecurity } from './security-log/commands';
import { endSessions } from './session-commands';

interface TypedPassword {
  password: string | undefined;
  pointer: string;
  /** The new password, if the request changes it. */
  newPassword?: string;
}

/** Their hash recognises a repeated change. */
export const bothOf = (former: string | undefined, next: string) =>
  JSON.stringify([former ?? '', next]);

/**
 * Throws invalid-argument, and resource-exhausted after too many attempts.
 * @returns whether an earlier request has already made this change
 */
export async function provePassword(
  { passwords, guard }: Identities,
  { account, sessionId }: { account: Account; sessionId: string },
  { password, pointer, newPassword }: TypedPassword,
): Promise<boolean> {
  return guard.prove({ accountId: account._id, sessionId }, async () => {
    if (await passwords.matches(password ?? '', account.passwordHash)) return false;
    // Both must match, so that one request does not test two guesses.
    const isRepeated =
      account.passwordChange &&
      newPassword !== undefined &&
      (await passwords.matches(bothOf(password, newPassword), account.passwordChange));
    if (isRepeated && (await passwords.matches(newPassword, account.passwordHash))) return true;
    // Not `unauthenticated`, because that would end the session.
    throw invalidAt(pointer, 'This is not your current password');
  });
}

/**
 * Tells the owner from somebody at their unlocked computer: by the password, and with a factor or
 * without a password by a proof of the last ten minutes. Throws permission-denied without a proof,
 * and as {@link provePassword} does.
 */
export async function proveOwner(
  identities: Identities,
  { sessionId, proof }: Pick<Actor, 'sessionId' | 'proof'>,
  { account, ...typed }: { account: Account } & TypedPassword,
): Promise<boolean> {
  const hasPassword = account.passwordHash !== undefined;
  const shown = await proof();
  if (shown.hasFactor || !hasPassword) requireFresh(shown, identities.platform.clock());
  return hasPassword && (await provePassword(identities, { account, sessionId }, typed));
}

/**
 * Ends other sessions and all reset links. Repeatable. Throws permission-denied, invalid-argument
 * or failed-precondition.
 */
export async function changePassword(
  identities: Identities,
  actor: CallerInSession & Pick<Actor, 'proof'>,
  { currentPassword, newPassword }: PasswordChange,
): Promise<Account> {
  const { stores, platform, passwords } = identities;
  const { sessionId } = actor;
  const account = await accountOf(identities, actor);
  const pointer = '/currentPassword';
  refuseCommonPassword(newPassword, account, 'newPassword');
  const typed = { password: currentPassword, newPassword, pointer };
  if (await proveOwner(identities, actor, { account, ...typed })) {
    await endSessions(identities, account._id, sessionId);
    return account;
  }
  const [passwordHash, passwordChange] = await Promise.all([
    passwords.hash(newPassword),
    passwords.hash(bothOf(currentPassword, newPassword)),
  ]);
  const now = platform.clock();
  const notice = passwordChanged(account, now, 'session');
  const change = { passwordHash, passwordChange, now, notice, sessionId };
  const changed = await stores.accounts.updatePasswordIf(account, change);
  if (!changed) throw accountChanged();
  await stores.sessions.carryOver(sessionId, changed.credentials);
  await endSessions(identities, account._id, sessionId);
  await noteSecurity(identities, account._id, 'password-changed');
  await platform.mail(notice);
  return changed;
}
