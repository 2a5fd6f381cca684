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
import { bothOf } from './password-change';
import type { GrantedReset, RequestedReset } from './password-resets-store';
import { isUnproven, isUsable, resetRequestLifetime } from './rules';
import { noteSecurity } from './security-log/commands';
import { endSessions } from './session-commands';
import { dropUnprovenSignInMethods } from './unproven-sign-in-methods';

/**
 * Stores the request with one write for known and unknown addresses, so that reply and timing
 * reveal nothing. {@link answerReset} follows after the reply, or in upkeep after a crash.
 */
export async function requestPasswordReset(
  { stores, platform }: Identities,
  { email }: { email: string },
): Promise<RequestedReset> {
  const now = platform.clock();
  const reset: RequestedReset = {
    _id: randomUUID(),
    state: 'asked',
    email,
    askedAt: now,
    expiresAt: after(now, resetRequestLifetime),
  };
  await stores.resets.insert(reset);
  return reset;
}

/** Mails the link if the address has an account (AUTH-013); else deletes the request. */
export async function answerReset(
  { stores, platform }: Identities,
  reset: RequestedReset,
): Promise<void> {
  const account = await stores.accounts.findByEmail(reset.email);
  if (!account) return stores.resets.remove(reset._id);
  const { _id: resetId, expiresAt } = reset;
  const pendingMail = passwordResetRequested(account, { resetId, expiresAt });
  if (await stores.resets.grant(resetId, account, pendingMail)) await platform.mail(pendingMail);
}

/** Answers the requests of crashed processes. */
export async function answerLeftResets(identities: Identities): Promise<void> {
  const left = await identities.stores.resets.listAskedBefore(
    after(identities.platform.clock(), -minutes(1)),
  );
  for (const reset of left) await answerReset(identities, reset);
}

interface ProvenReset {
  account: Account;
  resetId: string;
  /** Whether an earlier request has set the same password and its reply was lost. */
  isRepeated: boolean;
}

interface Confirming {
  account: Account | null;
  password: string;
  refusal(): Error;
}

/** Throws `refusal` unless the reset is usable, or has already set the same password. */
async function proven(
  { platform, passwords }: Identities,
  reset: GrantedReset | null,
  { account, password, refusal }: Confirming,
): Promise<ProvenReset> {
  if (!account || !reset || reset.expiresAt <= platform.clock()) throw refusal();
  const { _id: resetId } = reset;
  if (isUsable(reset, account, platform.clock())) return { account, resetId, isRepeated: false };
  const { passwordChange } = account;
  const isRepeated =
    passwordChange && (await passwords.matches(bothOf(resetId, password), passwordChange));
  if (!isRepeated) throw refusal();
  return { account, resetId, isRepeated };
}

async function resetOf(
  identities: Identities,
  { token, code, password }: PasswordResetConfirmation,
  visitor: Visitor,
): Promise<ProvenReset> {
  const { stores, platform, links, guard } = identities;
  const purpose = linkPurposes.reset;
  if (code !== undefined)
    return guard.resetByCode(visitor, async () => {
      const account = await stores.accounts.findByEmail(visitor.email);
      // An address without an account causes the same reads.
      const reset = await stores.resets.findNewest(account?._id ?? '');
      const isRight =
        reset !== null && links.isCodeOf({ purpose, id: reset._id }, code, platform.clock());
      const typed = { account, password, refusal: codeNotUsable };
      return proven(identities, isRight ? reset : null, typed);
    });
  const resetId = links.idOf(purpose, token ?? '', platform.clock());
  const reset = resetId ? await stores.resets.findGranted(resetId) : null;
  const account = reset && (await stores.accounts.findById(reset.accountId));
  const prove = () => proven(identities, reset, { account, password, refusal: linkNotUsable });
  if (!account || isUsable(reset, account, platform.clock())) return prove();
  // Limits attempts, because a thief with a used link could try passwords.
  return guard.resetByCode({ ...visitor, email: account.email }, prove);
}

/**
 * The link or code also proves the mailbox. One conditional write sets the password and voids all
 * links and sessions, so a crash leaves no old one valid. Earlier content waits to be claimed.
 * Repeatable. Throws failed-precondition for an unusable link or code, resource-exhausted, and
 * invalid-argument for a common password, which leaves both usable.
 */
export async function confirmPasswordReset(
  identities: Identities,
  confirmation: PasswordResetConfirmation,
  visitor: Visitor,
): Promise<Account> {
  const { stores, platform, passwords } = identities;
  const { password } = confirmation;
  const { account, resetId, isRepeated } = await resetOf(identities, confirmation, visitor);
  if (isRepeated) return account;
  refuseCommonPassword(password, account);
  const [passwordHash, passwordChange] = await Promise.all([
    passwords.hash(password),
    passwords.hash(bothOf(resetId, password)),
  ]);
  const now = platform.clock();
  const takesOver = isUnproven(account);
  const notice = passwordChanged(account, now, takesOver ? 'takeover' : 'reset');
  const unclaimed = takesOver && { unclaimedSince: now };
  const change = { passwordHash, passwordChange, now, notice, ...unclaimed };
  await dropUnprovenSignInMethods(identities, account);
  const changed = await stores.accounts.updatePasswordIf(account, change);
  if (!changed) throw linkNotUsable();
  await endSessions(identities, account._id);
  await noteSecurity(identities, account._id, 'password-reset');
  await platform.mail(notice);
  return changed;
}
