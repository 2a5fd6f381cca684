import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '@meritum/shared/contracts/security-log';
import { after, days } from '../../../platform/clock';
import type { Account } from '../account';
import type { Identities } from '../context';
import { attemptsFailed, newDeviceSignedIn } from '../mails/events';
import type { FailedAttempt } from '../mails/values';
import type { SecurityEntry, SecurityEventDetails } from './entry';

type Log = Pick<Identities, 'securityLog' | 'clock'>;

/** What happened is told for so long. */
export const securityLogKept = days(90);

/** As many as a page shows. */
export const maxEntriesShown = 100;

/** Mails about new devices within a day: who deletes their cookies each time knows by then. */
export const mostNewDeviceMails = 3;

/** Failures within a day that are told by mail: fewer are slips of the owner's own fingers. */
export const suspiciousFrom: Record<FailedAttempt, number> = {
  'sign-in-failed': 10,
  'second-step-failed': 3,
};

/** Notes what happened around the security of an account, for its owner to read. */
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
  /** The account was signed in to there before, or its owner is told of it by another mail. */
  isKnown: boolean;
}

/**
 * Notes that somebody signed in. A browser that the account does not know is told to its owner by a
 * mail, a few times a day at most.
 */
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
  if (before >= mostNewDeviceMails) {
    await securityLog.add(entry);
    return;
  }
  const owed = newDeviceSignedIn(account, { ...circumstances, entryId: entry._id, at: entry.at });
  await securityLog.add({ ...entry, owedMails: [owed] });
  await mail(owed);
}

/** Counts a wrong password, where the address has an account. */
export async function noteFailedSignIn(
  identities: Log & Pick<Identities, 'accounts' | 'mail'>,
  { email }: { email: string },
): Promise<void> {
  const account = await identities.accounts.byEmail(email);
  if (account) await noteFailedAttempt(identities, account, 'sign-in-failed');
}

/** Those of a day are one entry; once there are many, the owner is told by one mail. */
export async function noteFailedAttempt(
  { securityLog, mail, clock }: Log & Pick<Identities, 'mail'>,
  account: Account,
  event: FailedAttempt,
): Promise<void> {
  const at = clock();
  const entryId = `${account._id}:${event}:${at.toISOString().slice(0, 10)}`;
  const expiresAt = after(at, securityLogKept);
  const entry = { _id: entryId, accountId: account._id, event, at, expiresAt };
  const count = await securityLog.countUp(entry);
  if (count !== suspiciousFrom[event]) return;
  const owed = attemptsFailed(account, { entryId, what: event, count, at });
  await securityLog.owe(entryId, owed);
  await mail(owed);
}
