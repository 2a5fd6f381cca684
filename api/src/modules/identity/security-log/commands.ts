import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '@meritum/shared/contracts/security-log';
import { after, dayOf, days } from '../../../platform/clock';
import type { Account } from '../account';
import type { Identities } from '../context';
import { attemptsFailed, newDeviceSignedIn } from '../mails/notices';
import type { FailedAttempt } from '../mails/values';
import type { SecurityEntry, SecurityEventDetails } from './entry';

type Log = Pick<Identities, 'securityLog' | 'clock'>;

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
  log: Log,
  accountId: string,
  event: SecurityEvent,
  circumstances: SecurityEventDetails = {},
): Promise<void> {
  await log.securityLog.add(entryOf(log, accountId, event, circumstances));
}

function entryOf(
  { clock }: Log,
  accountId: string,
  event: SecurityEvent,
  circumstances: SecurityEventDetails,
): SecurityEntry {
  const at = clock();
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
  identities: Log & Pick<Identities, 'mail'>,
  { account, isKnown, ...circumstances }: Arrival,
): Promise<void> {
  if (isKnown) {
    await noteSecurity(identities, account._id, 'signed-in', circumstances);
    return;
  }
  const { securityLog, mail, clock } = identities;
  const entry = entryOf(identities, account._id, 'signed-in-on-new-device', circumstances);
  const yesterday = after(clock(), -days(1));
  const before = await securityLog.countSince(account._id, entry.event, yesterday);
  if (before >= maxNewDeviceMails) {
    await securityLog.add(entry);
    return;
  }
  const notice = newDeviceSignedIn(account, { ...circumstances, entryId: entry._id, at: entry.at });
  await securityLog.add({ ...entry, pendingMails: [notice] });
  await mail(notice);
}

/** Counts a wrong password if the address has an account. */
export async function noteFailedSignIn(
  identities: Log & Pick<Identities, 'accounts' | 'mail'>,
  { email }: { email: string },
): Promise<void> {
  const account = await identities.accounts.byEmail(email);
  if (account) await noteFailedAttempt(identities, account, 'sign-in-failed');
}

/** Failures of one day share an entry; when there are many, the owner gets one mail. */
export async function noteFailedAttempt(
  { securityLog, mail, clock }: Log & Pick<Identities, 'mail'>,
  account: Account,
  event: FailedAttempt,
): Promise<void> {
  const at = clock();
  const entryId = `${account._id}:${event}:${dayOf(at)}`;
  const expiresAt = after(at, securityLogKept);
  const entry = { _id: entryId, accountId: account._id, event, at, expiresAt };
  const count = await securityLog.countUp(entry);
  if (count !== suspiciousFrom[event]) return;
  const notice = attemptsFailed(account, { entryId, what: event, count, at });
  await securityLog.appendMail(entryId, notice);
  await mail(notice);
}
