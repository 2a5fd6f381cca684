import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '@meritum/shared/contracts/security-log';
import { after, dayOf, days } from '../../../platform/clock';
import type { Account } from '../account';
import type { Identities } from '../context';
import { attemptsFailed, newDeviceSignedIn } from '../mails/notices';
import type { FailedAttempt } from '../mails/values';
import type { SecurityEntry, SecurityEventDetails } from './entry';

const securityLogKept = days(90);

/** Entries on one page. */
export const maxEntriesShown = 100;

/** Mails about new devices within a day; after that, more would tell the owner nothing new. */
const maxNewDeviceMails = 3;

/** Failures within a day that cause a mail; fewer are the owner's own typing errors. */
const suspiciousFrom: Record<FailedAttempt, number> = {
  'sign-in-failed': 10,
  'second-step-failed': 3,
};

/** Records an event of the account's security for its owner. */
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
  /** The account was signed in to there before, or another mail tells the owner. */
  isKnown: boolean;
}

/** Records a sign-in. The owner is mailed about an unknown browser, a few times a day at most. */
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
  const notice = newDeviceSignedIn(account, { ...circumstances, entryId: entry._id, at: entry.at });
  await stores.securityLog.insert({ ...entry, pendingMails: [notice] });
  await platform.mail(notice);
}

/** Counts a wrong password if the address has an account. */
export async function noteFailedSignIn(
  identities: Identities,
  { email }: { email: string },
): Promise<void> {
  const account = await identities.stores.accounts.findByEmail(email);
  if (account) await noteFailedAttempt(identities, account, 'sign-in-failed');
}

/** Failures of one day share an entry; when there are many, the owner gets one mail. */
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
  const notice = attemptsFailed(account, { entryId, what: event, count, at });
  await stores.securityLog.appendMail(entryId, notice);
  await platform.mail(notice);
}
