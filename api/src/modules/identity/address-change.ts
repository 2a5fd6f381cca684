import {
  type EmailChange,
  linkMessages,
  type EmailConfirmation as Proven,
} from '@meritum/shared/contracts/identity';
import type { CallerInSession } from '../../platform/authorisation/actor';
import { after, minutes } from '../../platform/clock';
import { notPermitted, refused } from '../../platform/errors/domain-error';
import type { Account, EmailConfirmation } from './account';
import type { AdoptedEmail } from './accounts-store';
import { claimedAccountOf } from './commands';
import { confirmationMail, linkTo, newConfirmation } from './confirmation-links';
import type { Identities } from './context';
import { accountChanged, addressTaken, codeNotUsable, linkNotUsable } from './errors';
import { linkPurposes } from './links';
import { emailWasChanged } from './mails/notices';
import { addressOfOwner } from './present';
import { maxFormerEmails } from './rules';
import { noteSecurity } from './security-log/commands';
import { endSessions } from './session-commands';

/**
 * Corrects an unconfirmed address immediately; a confirmed one stays until {@link confirmEmail}.
 * Entering the present address cancels a pending change. Throws already-exists,
 * failed-precondition, or resource-exhausted.
 */
export async function changeAddress(
  identities: Identities,
  actor: CallerInSession,
  { email }: EmailChange,
): Promise<Account> {
  const { stores, guard } = identities;
  const account = await claimedAccountOf(identities, actor);
  if (email === account.email) {
    if (account.emailConfirmed) await stores.accounts.endConfirmation(account);
    return account;
  }
  if ((account.formerEmails ?? []).length >= maxFormerEmails)
    throw refused(
      'This account has changed its address too often. Write to us to change it again.',
    );
  // Counted before the lookup, so that nobody finds out which addresses have accounts.
  return guard.askLink(linkTo(account, email), () =>
    mailNewAddress(identities, actor, account, email),
  );
}

async function mailNewAddress(
  identities: Identities,
  actor: CallerInSession,
  account: Account,
  email: string,
): Promise<Account> {
  const { stores, platform } = identities;
  if (await stores.accounts.findByEmail(email)) throw addressTaken();
  const link = newConfirmation(account, platform.clock(), { email });
  const notice = confirmationMail(account, link);
  if (!account.emailConfirmed) {
    // Correcting the address raises the version of the credentials.
    const confirmation = { ...link, credentials: account.credentials + 1 };
    const corrected = { email, confirmation, mails: [notice] };
    const changed = await adoptAddress(identities, actor, account, corrected);
    if (!changed) throw accountChanged();
    return changed;
  }
  if (!(await stores.accounts.updateConfirmationIf(account, link, notice))) throw accountChanged();
  await platform.mail(notice);
  return account;
}

/**
 * Needs both the link or code, which proves the mailbox, and a session of the account. Repeatable.
 * Throws failed-precondition, permission-denied for a link of another account, already-exists when
 * the address is taken meanwhile, and resource-exhausted after several wrong codes.
 */
export async function confirmEmail(
  identities: Identities,
  actor: CallerInSession,
  proven: Proven,
): Promise<void> {
  const account = await claimedAccountOf(identities, actor);
  const link = await provenLink(identities, account, proven);
  if (link.email !== account.email) return replaceAddress(identities, actor, account);
  if (!(await identities.stores.accounts.confirmEmail(account._id, link.email)))
    throw linkNotUsable();
}

async function provenLink(
  { stores, platform, links, guard }: Identities,
  account: Account,
  { token = '', code }: Proven,
): Promise<EmailConfirmation> {
  const { confirmation } = account;
  const isOpen = confirmation !== undefined && confirmation.expiresAt > platform.clock();
  if (code !== undefined) {
    const purpose = linkPurposes.confirmation;
    const isRight = () =>
      isOpen && links.isCodeOf({ purpose, id: confirmation.id }, code, platform.clock());
    return guard.confirmByCode({ accountId: account._id }, async () => {
      if (!isRight() || !confirmation) throw codeNotUsable();
      return confirmation;
    });
  }
  const id = links.idOf(linkPurposes.confirmation, token, platform.clock());
  if (!id) throw linkNotUsable();
  if (id === confirmation?.id && isOpen) return confirmation;
  const owner = await stores.accounts.findByConfirmation(id);
  if (owner && owner._id !== account._id) throw notPermitted(linkMessages.ofAnotherAccount);
  throw isOpen && id !== confirmation.id && !account.emailConfirmed
    ? refused(linkMessages.superseded)
    : linkNotUsable();
}

async function replaceAddress(
  identities: Identities,
  actor: CallerInSession,
  account: Account,
): Promise<void> {
  const { confirmation, credentials } = account;
  // A change of the password voids earlier requests.
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
 * Ends other sessions and reset links, tells both addresses, and updates copies. Null when the
 * account has changed.
 */
async function adoptAddress(
  identities: Identities,
  { sessionId }: CallerInSession,
  account: Account,
  change: Pick<AdoptedEmail, 'email' | 'confirmation' | 'mails'>,
): Promise<Account | null> {
  const { stores, deps, platform, guard } = identities;
  const now = platform.clock();
  const { email: formerEmail } = account;
  const notice = (email: string) =>
    emailWasChanged(account, { email, changedAt: now, former: email === formerEmail });
  // An unconfirmed address gets the link's mail instead.
  const notified = account.emailConfirmed ? [formerEmail, change.email] : [formerEmail];
  const mails = [...change.mails, ...notified.map(notice)];
  const changed = await stores.accounts.updateEmailIf(account, {
    ...change,
    mails,
    now,
    sessionId,
  });
  if (!changed) return null;
  await stores.sessions.carryOver(sessionId, changed.credentials);
  await endSessions(identities, account._id, sessionId);
  await guard.forget(formerEmail);
  await noteSecurity(identities, account._id, 'email-changed');
  for (const one of mails) await platform.mail(one);
  await deps.notices.addressChanged(addressOfOwner(changed));
  return changed;
}

/** Repeats the updates for late writes and after a crash. */
export async function spreadChangedAddresses(identities: Identities): Promise<void> {
  const then = after(identities.platform.clock(), -minutes(1));
  for (const account of await identities.stores.accounts.listEmailChangedBefore(then)) {
    await identities.deps.notices.addressChanged(addressOfOwner(account));
    await identities.stores.accounts.endEmailChange(account);
  }
}
