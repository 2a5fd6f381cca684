import { randomUUID } from 'node:crypto';
import type { Person } from '../../platform/authorisation/actor';
import { after } from '../../platform/clock';
import type { MailRequest } from '../mail/request';
import type { Account } from './account';
import { accountOf } from './commands';
import type { Identities } from './context';
import { linkNotUsable, linkOfAnother, tooManyMails } from './errors';
import { linkPurposes } from './links';
import { confirmationReminded, emailConfirmationRequested } from './mails/events';
import type { Waiting } from './mails/values';
import { mayConfirm } from './policy';
import { confirmationLifetime, mailRequestWindow, maxMailRequests } from './rules';

/** Mails the actor a link as {@link mailEmailConfirmation} does. */
export async function requestEmailConfirmation(
  identities: Identities,
  actor: Pick<Person, 'accountId'>,
): Promise<void> {
  await mailEmailConfirmation(identities, await accountOf(identities.accounts, actor));
}

/**
 * Mails a link that confirms the account's address; nothing when it is confirmed already. Throws
 * resource-exhausted after several within an hour.
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
  const { _id: confirmationId, ...confirmation } = newConfirmation(account, now);
  const owed = emailConfirmationRequested(account, {
    confirmationId,
    expiresAt: confirmation.expiresAt,
  });
  await identities.confirmations.add({ _id: confirmationId, ...confirmation, owedMails: [owed] });
  await identities.mail(owed);
}

function newConfirmation({ _id: accountId, email }: Account, askedAt: Date) {
  const expiresAt = after(askedAt, confirmationLifetime);
  return { _id: randomUUID(), accountId, email, askedAt, expiresAt };
}

interface Reminding {
  accountId: string;
  /** What waits for the address. */
  waiting: Waiting;
  /** Names what waits: it is reminded of once. */
  key: string;
}

/**
 * A reminder with a link that confirms the account's address, for the document that waits for it to
 * owe; null when the address is confirmed, or the account has gone.
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

/** Milliseconds until the hour of the mails that were asked for is over. */
function waitOf({ asked }: Account, now: Date): number {
  return after(asked?.confirmation?.since ?? now, mailRequestWindow).getTime() - now.getTime();
}

/**
 * Confirms the address that the link was mailed to, for a session of the account that asked for it:
 * the link proves who reads the mails, the session who the account belongs to, and only both
 * together that they are the same. A second click is answered as the first: the address stays
 * confirmed. Throws failed-precondition when the link is not usable, permission-denied when it was
 * mailed for another account.
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
