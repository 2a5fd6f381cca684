import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '@meritum/shared/contracts/security-log';
import { after, dayOf, days } from '../../../platform/clock';
import type { Account } from '../account';
import type { Identities } from '../context';
import { failedAttemptsMail, newDeviceMail } from '../mails/notices';
import type { FailedAttempt } from '../mails/values';
import type { SecurityEntry, SecurityEventDetails } from './entry';

const securityLogKept = days(90);

export const maxEntriesShown = 100;

/** More mails a day would tell the owner nothing new. */
const maxNewDeviceMails = 3;

/** Fewer failures a day are probably the owner's typing errors. */
const suspiciousFrom: Record<FailedAttempt, number> = {
  'sign-in-failed': 10,
  'second-step-failed': 3,
};

export async function noteSecurity(
  log: Identities,
  accountId: string,
  event: SecurityEvent,
  circumstances: SecurityEventDetails = {},
): Promise<void> {
  await log.stores.securityLog.insert(entryOf(log, accountId, event, circumstances));
}

function entryOf(
  { platform }: Identities,
  accountId: string,
  event: SecurityEvent,
  circumstances: SecurityEventDetails,
): SecurityEntry {
  const at = platform.clock();
  const expiresAt = after(at, securityLogKept);
  return { _id: randomUUID(), accountId, event, at, ...circumstances, count: 1, expiresAt };
}

interface Arrival extends Required<SecurityEventDetails> {
  account: Account;
  /** Whether another mail tells the owner, or the account has signed in there before. */
  isKnown: boolean;
}

/** Mails the owner about unknown browsers, a few times a day at most. */
export async function noteSignIn(
  identities: Identities,
  { account, isKnown, ...circumstances }: Arrival,
): Promise<void> {
  if (isKnown) {
    await noteSecurity(identities, account._id, 'signed-in', circumstances);
    return;
  }
  const { stores, platform } = identities;
  const entry = entryOf(identities, account._id, 'signed-in-on-new-device', circumstances);
  const yesterday = after(platform.clock(), -days(1));
  const before = await stores.securityLog.countSince(account._id, entry.event, yesterday);
  if (before >= maxNewDeviceMails) {
    await stores.securityLog.insert(entry);
    return;
  }
  const notice = newDeviceMail.toOwner(
    account,
    { ...circumstances, at: entry.at },
    { key: entry._id },
  );
  await stores.securityLog.insert({ ...entry, pendingMails: [notice] });
  await platform.mail(notice);
}

export async function noteFailedSignIn(
  identities: Identities,
  { email }: { email: string },
): Promise<void> {
  const account = await identities.stores.accounts.findByEmail(email);
  if (account) await noteFailedAttempt(identities, account, 'sign-in-failed');
}

/** Failures of one day share an entry, and many of them cause one mail. */
export async function noteFailedAttempt(
  { stores, platform }: Identities,
  account: Account,
  event: FailedAttempt,
): Promise<void> {
  const at = platform.clock();
  const entryId = `${account._id}:${event}:${dayOf(at)}`;
  const expiresAt = after(at, securityLogKept);
  const entry = { _id: entryId, accountId: account._id, event, at, expiresAt };
  const count = await stores.securityLog.increment(entry);
  if (count !== suspiciousFrom[event]) return;
  const notice = failedAttemptsMail.toOwner(account, { what: event, count, at }, { key: entryId });
  await stores.securityLog.appendMail(entryId, notice);
  await platform.mail(notice);
}
