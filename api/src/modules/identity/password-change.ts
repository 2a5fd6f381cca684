import type { PasswordChange } from '@meritum/shared/contracts/account';
import type { Actor } from '../../platform/authorisation/actor';
import { after } from '../../platform/clock';
import type { Account } from './account';
import { accountOf, type Identities } from './commands';
import { refuseCommonPassword } from './common-passwords';
import { changedMeanwhile, signInAgain, wrongPassword } from './errors';
import { passwordChanged } from './mails/events';
import { freshSignIn } from './rules';
import { noteSecurity } from './security-log/commands';
import { endSessions } from './session-commands';

type Session = Pick<Actor, 'accountId' | 'sessionId'>;

/** The account and session that a proof is for. */
interface Claimant {
  account: Account;
  sessionId: string;
}

/**
 * Makes sure that the actor is the account's owner and no finder of an open browser: by the
 * password at `pointer` of the request, or by a sign-in a moment ago where the account has none.
 * Throws invalid-argument or failed-precondition, and resource-exhausted for guessing.
 */
export async function proveOwner(
  { sessions, passwords, guard, clock }: Identities,
  { account, sessionId }: Claimant,
  { password, pointer }: { password: string | undefined; pointer: string },
): Promise<void> {
  if (account.passwordHash !== undefined) {
    await guard.prove({ accountId: account._id, sessionId }, async () => {
      if (!(await passwords.matches(password ?? '', account.passwordHash)))
        throw wrongPassword(pointer);
    });
    return;
  }
  const session = await sessions.byId(sessionId);
  if (!session || after(session.createdAt, freshSignIn) <= clock()) throw signInAgain();
}

/**
 * Changes or sets the actor's password and ends their other sessions; all reset links are void.
 * Throws invalid-argument or failed-precondition.
 */
export async function changePassword(
  identities: Identities,
  actor: Session,
  { currentPassword, newPassword }: PasswordChange,
): Promise<Account> {
  const { accounts, sessions, passwords, mail, clock } = identities;
  const { sessionId } = actor;
  const account = await accountOf(accounts, actor);
  const pointer = '/currentPassword';
  refuseCommonPassword(newPassword, account, 'newPassword');
  await proveOwner(identities, { account, sessionId }, { password: currentPassword, pointer });
  const passwordHash = await passwords.hash(newPassword);
  const now = clock();
  const owes = passwordChanged(account, { changedAt: now });
  const change = { passwordHash, now, confirmsEmail: false, owes };
  const changed = await accounts.setPassword(account, change);
  if (!changed) throw changedMeanwhile();
  await sessions.carryOver(sessionId, changed.credentials);
  await endSessions(identities, account._id, sessionId);
  await noteSecurity(identities, account._id, 'password-changed');
  await mail(owes);
  return changed;
}
