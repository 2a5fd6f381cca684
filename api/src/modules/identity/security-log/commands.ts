import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '@meritum/shared/contracts/security-log';
import { after, days } from '../../../platform/clock';
import type { Account } from '../account';
import type { Identities } from '../commands';
import { newDeviceSignedIn } from '../mails/events';
import type { Circumstances, SecurityEntry } from './entry';

type Log = Pick<Identities, 'securityLog' | 'clock'>;

/** What happened is told for so long. */
export const securityLogKept = days(90);

/** As many as a page shows. */
export const mostShown = 100;

/** Mails about new devices within a day: who deletes their cookies each time knows by then. */
export const mostNewDeviceMails = 3;

/** Notes what happened around the security of an account, for its owner to read. */
export async function noteSecurity(
  log: Log,
  accountId: string,
  event: SecurityEvent,
  circumstances: Circumstances = {},
): Promise<void> {
  await log.securityLog.add(entryOf(log, accountId, event, circumstances));
}

function entryOf(
  { clock }: Log,
  accountId: string,
  event: SecurityEvent,
  circumstances: Circumstances,
): SecurityEntry {
  const at = clock();
  const expiresAt = after(at, securityLogKept);
  return { _id: randomUUID(), accountId, event, at, ...circumstances, count: 1, expiresAt };
}

interface Arrival extends Required<Circumstances> {
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

/** Counts a wrong password, where the address has an account; those of a day are one entry. */
export async function noteFailedSignIn(
  { accounts, securityLog, clock }: Log & Pick<Identities, 'accounts'>,
  { email }: { email: string },
): Promise<void> {
  const account = await accounts.byEmail(email);
  if (!account) return;
  const at = clock();
  const day = at.toISOString().slice(0, 10);
  await securityLog.countUp({
    _id: `${account._id}:sign-in-failed:${day}`,
    accountId: account._id,
    event: 'sign-in-failed',
    at,
    expiresAt: after(at, securityLogKept),
  });
}
