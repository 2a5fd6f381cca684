import { randomUUID } from 'node:crypto';
import type { Portal } from '@meritum/shared/contracts/identity';
import type { MailRequest } from '../../module-kit/mail-request';
import { after } from '../../platform/clock';
import type { Account, EmailConfirmation } from './account';
import type { Identities } from './context';
import { accountChanged } from './errors';
import {
  claimReminded,
  confirmationReminded,
  emailConfirmationRequested,
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

/**
 * A new link that confirms `email`, by default the account's address; all former ones stop working
 * once it is stored.
 */
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

/** The mail with the link, to the address that it confirms. */
export const confirmationMail = (account: Addressed, link: EmailConfirmation): MailRequest =>
  emailConfirmationRequested(
    { displayName: account.displayName, email: link.email, emailConfirmed: false },
    mailed(link),
  );

/** The address that waits to be confirmed: the account's own, or one to replace it; else null. */
function addressToConfirm(account: Account, now: Date): string | null {
  if (isUnproven(account)) return account.email;
  const link = pendingConfirmation(account);
  return link && link.expiresAt > now ? link.email : null;
}

/**
 * Mails a new link for the address that waits to be confirmed, if one does; former links no longer
 * work. Throws resource-exhausted after several, and failed-precondition when the account has changed.
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

/** How a link to an address is counted; only an account that was registered with it owns its share. */
export const linkTo = ({ _id: accountId, ...account }: Account, email: string) => ({
  accountId,
  email,
  isOwn: email === account.email && !account.formerEmails?.length,
});

/**
 * The newest link of an account, for a mail of another event to repeat; a new one if it soon ends.
 * Null when the address is confirmed or the account is gone.
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
  /** What is on hold until the address is confirmed. */
  waiting: WaitingWork;
  /** Identifies it, so that there is only one reminder. */
  key: string;
}

const portalOf: Record<WaitingWork, Portal> = { nomination: 'nomination', judge: 'judging' };

/**
 * Returns a reminder to confirm the address, or to say whether what is stored is the owner's, for
 * the waiting document to store as pending; null when it is confirmed or the account is gone.
 */
export async function confirmationReminder(
  identities: Identities,
  { accountId, ...about }: Reminding,
): Promise<MailRequest | null> {
  const link = await confirmationLink(identities, { accountId, portal: portalOf[about.waiting] });
  const account = await identities.stores.accounts.findById(accountId);
  if (account && isUnclaimed(account)) return claimReminded(account, about);
  return account && link && confirmationReminded(account, { ...about, ...link });
}
