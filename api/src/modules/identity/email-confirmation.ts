import { randomUUID } from 'node:crypto';
import type { Person } from '../../platform/authorisation/actor';
import { after } from '../../platform/clock';
import type { MailRequest } from '../mail/request';
import type { Account } from './account';
import type { Identities } from './context';
import { linkNotUsable, linkOfAnother, tooManyMails } from './errors';
import { linkPurposes } from './links';
import { confirmationReminded, emailConfirmationRequested } from './mails/events';
import type { Waiting } from './mails/values';
import { mayConfirm } from './policy';
import { confirmationLifetime, mailRequestWindow, maxMailRequests } from './rules';

/**
 * Mails a link that confirms the address, unless it is confirmed already. Throws resource-exhausted
 * after several within an hour.
 */
export async function mailEmailConfirmation(
  identities: Identities,
  account: Account,
): Promise<void> {
  if (account.emailConfirmed) return;
  const now = identities.clock();
  const asked = { kind: 'confirmation', most: maxMailRequests, now } as const;
  if (!(await identities.accounts.countAsked(account._id, asked)))
    throw tooManyMails(waitOf(account, now));
  const confirmation = newConfirmation(account, now);
  const { _id: confirmationId, expiresAt } = confirmation;
  const notice = emailConfirmationRequested(account, { confirmationId, expiresAt });
  await identities.confirmations.add({ ...confirmation, owedMails: [notice] });
  await identities.mail(notice);
}

function newConfirmation({ _id: accountId, email }: Account, askedAt: Date) {
  const expiresAt = after(askedAt, confirmationLifetime);
  return { _id: randomUUID(), accountId, email, askedAt, expiresAt };
}

interface Reminding {
  accountId: string;
  /** What is on hold until the address is confirmed. */
  waiting: Waiting;
  /** Identifies it, so that there is only one reminder. */
  key: string;
}

/**
 * Returns a reminder with a confirmation link, for the waiting document to store as pending; null
 * when the address is confirmed or the account is gone.
 */
export async function confirmationReminder(
  { accounts, confirmations, clock }: Pick<Identities, 'accounts' | 'confirmations' | 'clock'>,
  { accountId, ...about }: Reminding,
): Promise<MailRequest | null> {
  const account = await accounts.byId(accountId);
  if (!account || account.emailConfirmed) return null;
  const confirmation = newConfirmation(account, clock());
  await confirmations.add(confirmation);
  const { _id: confirmationId, expiresAt } = confirmation;
  return confirmationReminded(account, { ...about, confirmationId, expiresAt });
}

/** Returns the milliseconds until mails can be requested again. */
function waitOf({ asked }: Account, now: Date): number {
  return after(asked?.confirmation?.since ?? now, mailRequestWindow).getTime() - now.getTime();
}

/**
 * Confirms the address that the link was mailed to. The link proves who reads the mails and the
 * session proves whose account it is, so both are needed. A second click succeeds too. Throws
 * failed-precondition when the link is not usable, and permission-denied when it was mailed for
 * another account.
 */
export async function confirmEmail(
  { accounts, confirmations, links, clock }: Identities,
  actor: Pick<Person, 'accountId'>,
  { token }: { token: string },
): Promise<void> {
  const confirmationId = links.idOf(linkPurposes.confirmation, token);
  const confirmation = confirmationId ? await confirmations.byId(confirmationId) : null;
  if (!confirmation || confirmation.expiresAt <= clock()) throw linkNotUsable();
  if (!mayConfirm(actor, confirmation)) throw linkOfAnother();
  const { accountId, email } = confirmation;
  if (!(await accounts.confirmEmail(accountId, email))) throw linkNotUsable();
}
