import type { EndingSessions } from '@meritum/shared/contracts/account';
import { delivered } from '../../composition/change-document';
import type { Caller } from '../../platform/authorisation/actor';
import { notFound } from '../../platform/errors/domain-error';
import { accountEntry } from './audit';
import type { Identities } from './context';
import { theirAccountChanged } from './errors';
import { sessionsWereEnded } from './mails/notices';
import { noteSecurity } from './security-log/commands';
import { endSessions } from './session-commands';

/**
 * Ends all sessions of another person's account, with a recorded reason. Mailed links and known
 * devices become void by the same write, and the owner is told by mail. Throws not-found, and
 * failed-precondition when the account changes at the same time.
 */
export async function endSessionsOf(
  identities: Identities,
  actor: Caller,
  { accountId, reason }: EndingSessions,
): Promise<void> {
  const { accounts, recordAudit, mail, clock } = identities;
  const account = await accounts.byId(accountId);
  if (!account) throw notFound('This account does not exist.');
  const event = {
    actor,
    action: 'account.sessions-ended',
    subject: { accountId },
    reason,
  } as const;
  const effects = {
    audit: accountEntry(event, clock),
    mails: [sessionsWereEnded(account, clock())],
  };
  const changed = await accounts.renewCredentials(account, effects);
  if (!changed) throw theirAccountChanged();
  await endSessions(identities, accountId);
  await noteSecurity(identities, accountId, 'sessions-ended-by-organisers');
  await delivered({ recordAudit, mail }, changed, effects);
}
