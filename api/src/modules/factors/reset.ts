import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import { accountEntry } from '../identity/audit';
import { theirAccountChanged } from '../identity/errors';
import { noteSecurity } from '../identity/security-log/commands';
import { endSessions } from '../identity/session-commands';
import { removeAllFactors } from './changed';
import type { Factors } from './context';
import { factorsChanged } from './mails/FactorsChanged';

/**
 * Removes all factors of a person who has lost them; the last resort. The operator has checked the
 * person's identity. All sessions end, the owner is told, and it is recorded. Throws when the
 * address has no account.
 */
export async function resetFactors(
  factors: Factors,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  const { identities, clock, trail } = factors;
  const account = await identities.accounts.byEmail(mailAddressOf(email));
  if (!account) throw new Error('There is no account with this address.');
  const { _id: accountId } = account;
  const actor = { command: 'factors-reset' };
  const event = { actor, action: 'account.factors-reset', subject: { accountId }, reason } as const;
  const notice = factorsChanged(account, { change: 'factors-reset', changedAt: clock() });
  const effects = { audit: accountEntry(event, clock), mails: [notice] };
  const changed = await identities.accounts.renewCredentials(account, effects);
  if (!changed) throw theirAccountChanged();
  await endSessions(identities, accountId);
  await noteSecurity(identities, accountId, 'factors-reset');
  await removeAllFactors(factors, accountId);
  await trail.appendAllPending();
  await identities.mail(notice);
}
