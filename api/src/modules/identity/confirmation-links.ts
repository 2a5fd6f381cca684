import { randomUUID } from 'node:crypto';
import type { Portal } from '@meritum/shared/contracts/identity';
import type { MailRequest } from '../../module-kit/mail-request';
import { after } from '../../platform/clock';
import type { Account, EmailConfirmation } from './account';
import type { Identities } from './context';
import { accountChanged } from './errors';
import {
  claimReminderMail,
  emailConfirmationRequested,
  lastMoment,
  reminderMail,
  type WaitingWork,
} from './mails/links';
import type { MailedConfirmation } from './mails/values';
import {
  confirmationLifetime,
  confirmationRenewedBefore,
  isUnclaimed,
  isUnproven,
  pendingConfirmation,
} from './rules';

type Addressed = Pick<Account, '_id' | 'email' | 'displayName' | 'credentials' | 'confirmation'>;

/** Makes a link, by default for the account's own address. Storing it voids former links. */
export function newConfirmation(
  { email, credentials, confirmation }: Pick<Account, 'email' | 'credentials' | 'confirmation'>,
  now: Date,
  changed: { email?: string; portal?: Portal | undefined } = {},
): EmailConfirmation {
  const portal = changed.portal ?? confirmation?.portal;
  const expiresAt = after(now, confirmationLifetime);
  const link = { id: randomUUID(), email: changed.email ?? email, credentials, expiresAt };
  return portal ? { ...link, portal } : link;
}

const mailed = ({ id, expiresAt, portal }: EmailConfirmation): MailedConfirmation => ({
  confirmationId: id,
  expiresAt,
  ...(portal && { portal }),
});

export const confirmationMail = (account: Addressed, link: EmailConfirmation): MailRequest =>
  emailConfirmationRequested(
    { displayName: account.displayName, email: link.email, emailConfirmed: false },
    mailed(link),
  );

/** Null when no address has to be confirmed. */
function addressToConfirm(account: Account, now: Date): string | null {
  if (isUnproven(account)) return account.email;
  const link = pendingConfirmation(account);
  return link && link.expiresAt > now ? link.email : null;
}

/**
 * Voids former links. Throws resource-exhausted after several, and failed-precondition when the
 * account has changed.
 */
export async function mailEmailConfirmation(
  identities: Identities,
  account: Account,
): Promise<void> {
  const now = identities.platform.clock();
  const email = addressToConfirm(account, now);
  if (email === null) return;
  await identities.guard.askLink(linkTo(account, email), async () => {
    const link = newConfirmation(account, now, { email });
    const notice = confirmationMail(account, link);
    if (!(await identities.stores.accounts.updateConfirmationIf(account, link, notice)))
      throw accountChanged();
    await identities.platform.mail(notice);
  });
}

/** Whose share a link uses: an address belongs only to an account registered with it. */
export const linkTo = ({ _id: accountId, ...account }: Account, email: string) => ({
  accountId,
  email,
  isOwn: email === account.email && !account.formerEmails?.length,
});

/**
 * The newest link, for other mails to repeat; a new one if it ends soon. Null when nothing is to
 * confirm.
 */
export async function confirmationLink(
  { stores, platform }: Identities,
  { accountId, portal }: { accountId: string; portal?: Portal },
): Promise<MailedConfirmation | null> {
  const account = await stores.accounts.findById(accountId);
  if (!account || !isUnproven(account)) return null;
  const now = platform.clock();
  const { confirmation } = account;
  if (confirmation && confirmation.expiresAt > after(now, confirmationRenewedBefore))
    return mailed({ ...confirmation, ...(portal && { portal }) });
  const link = newConfirmation(account, now, { portal });
  return (await stores.accounts.updateConfirmationIf(account, link)) ? mailed(link) : null;
}

export type ConfirmationLink = (
  asked: Parameters<typeof confirmationLink>[1],
) => ReturnType<typeof confirmationLink>;

interface Reminding {
  accountId: string;
  waiting: WaitingWork;
  /** One reminder is sent for each key. */
  key: string;
}

const portalOf: Record<WaitingWork, Portal> = { nomination: 'nomination', judge: 'judging' };

/** Asks to confirm the address or to claim the content. Null when neither is needed. */
export async function confirmationReminder(
  identities: Identities,
  { accountId, key, waiting }: Reminding,
): Promise<MailRequest | null> {
  const link = await confirmationLink(identities, { accountId, portal: portalOf[waiting] });
  const account = await identities.stores.accounts.findById(accountId);
  if (account && isUnclaimed(account))
    return claimReminderMail.toOwner(account, { waiting }, { key });
  const values = link && { waiting, ...link };
  return (
    account &&
    values &&
    reminderMail.toOwner(account, values, { key, sendBefore: lastMoment(values) })
  );
}
