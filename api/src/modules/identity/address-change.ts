import type { EmailChange } from '@meritum/shared/contracts/identity';
import type { Actor } from '../../platform/authorisation/actor';
import { after, minutes } from '../../platform/clock';
import { refused } from '../../platform/errors/domain-error';
import type { Account } from './account';
import type { AdoptedEmail } from './accounts-store';
import { accountOf } from './commands';
import { confirmationMail, countConfirmationMail, newConfirmation } from './confirmation-links';
import type { Identities } from './context';
import { accountChanged, addressTaken, linkNotUsable } from './errors';
import { emailWasChanged } from './mails/notices';
import { confirmedBefore } from './present';
import { maxFormerEmails } from './rules';
import { noteSecurity } from './security-log/commands';
import { endSessions } from './session-commands';

type Session = Pick<Actor, 'accountId' | 'sessionId'>;

/**
 * Gives the actor's account another address. An unconfirmed one is corrected at once; a confirmed
 * one stays until the new one is confirmed by its link ({@link replaceAddress}). The account's
 * present address ends a pending change. Returns the account as it then is. Throws already-exists,
 * failed-precondition, or resource-exhausted after several mails within an hour.
 */
export async function changeAddress(
  identities: Identities,
  actor: Session,
  { email }: EmailChange,
): Promise<Account> {
  const { accounts, mail, clock } = identities;
  const account = await accountOf(accounts, actor);
  if (email === account.email) {
    if (account.emailConfirmed) await accounts.endConfirmation(account);
    return account;
  }
  if ((account.formerEmails ?? []).length >= maxFormerEmails)
    throw refused(
      'This account has changed its address too often. Write to us to change it again.',
    );
  // Counted first, so that nobody learns of many addresses which have accounts.
  await countConfirmationMail(identities, account);
  if (await accounts.byEmail(email)) throw addressTaken();
  const link = newConfirmation(account, clock(), { email });
  const notice = confirmationMail(account, link);
  if (!account.emailConfirmed) {
    // The correction raises the count of credentials.
    const confirmation = { ...link, credentials: account.credentials + 1 };
    const corrected = { email, confirmation, mails: [notice] };
    const changed = await adoptAddress(identities, actor, account, corrected);
    if (!changed) throw accountChanged();
    return changed;
  }
  if (!(await accounts.awaitConfirmation(account, link, notice))) throw accountChanged();
  await mail(notice);
  return account;
}

/** Replaces a confirmed address by the one that its owner has just confirmed. */
export async function replaceAddress(
  identities: Identities,
  actor: Session,
  account: Account,
): Promise<void> {
  const { confirmation, credentials } = account;
  // Whoever has changed the password since does not want what was asked for before.
  if (!confirmation || confirmation.credentials !== credentials) throw linkNotUsable();
  const { email } = confirmation;
  const adopted = await adoptAddress(identities, actor, account, {
    email,
    confirmation,
    mails: [],
  });
  if (!adopted) throw linkNotUsable();
}

/**
 * Stores another address, which ends all other sessions and all links for new passwords, tells both
 * addresses, and has nominations and the judge record follow. Null when the account has changed.
 */
async function adoptAddress(
  identities: Identities,
  { sessionId }: Session,
  account: Account,
  change: Pick<AdoptedEmail, 'email' | 'confirmation' | 'mails'>,
): Promise<Account | null> {
  const { accounts, sessions, guard, mail, addressChanged, clock } = identities;
  const now = clock();
  const { email: formerEmail } = account;
  const notice = (email: string) =>
    emailWasChanged(account, { email, changedAt: now, former: email === formerEmail });
  // An unconfirmed address is mailed its link instead.
  const notified = account.emailConfirmed ? [formerEmail, change.email] : [formerEmail];
  const mails = [...change.mails, ...notified.map(notice)];
  const changed = await accounts.adoptEmail(account, { ...change, mails, now, sessionId });
  if (!changed) return null;
  await sessions.carryOver(sessionId, changed.credentials);
  await endSessions(identities, account._id, sessionId);
  await guard.forget(formerEmail);
  await noteSecurity(identities, account._id, 'email-changed');
  for (const one of mails) await mail(one);
  await addressChanged({ ...changed, formerEmails: confirmedBefore(changed) });
  return changed;
}

/** Repeats what follows from changed addresses, for late writes and processes that died. */
export async function spreadChangedAddresses(
  identities: Pick<Identities, 'accounts' | 'addressChanged' | 'clock'>,
): Promise<void> {
  const then = after(identities.clock(), -minutes(1));
  for (const account of await identities.accounts.emailChangedBefore(then)) {
    await identities.addressChanged({ ...account, formerEmails: confirmedBefore(account) });
    await identities.accounts.endEmailChange(account);
  }
}
