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
  const { deps, platform } = factors;
  const account = await deps.identity.stores.accounts.findByEmail(mailAddressOf(email));
  if (!account) throw new Error('There is no account with this address.');
  const { _id: accountId } = account;
  const actor = { command: 'factors-reset' };
  const event = { actor, action: 'account.factors-reset', subject: { accountId }, reason } as const;
  const notice = factorsChanged(account, { change: 'factors-reset', changedAt: platform.clock() });
  const effects = { audit: accountEntry(event, platform.clock), mails: [notice] };
  const changed = await deps.identity.stores.accounts.updateCredentialsIf(account, effects);
  if (!changed) throw theirAccountChanged();
  await endSessions(deps.identity, accountId);
  await noteSecurity(deps.identity, accountId, 'factors-reset');
  await removeAllFactors(factors, accountId);
  await platform.trail.appendAllPending();
  await platform.mail(notice);
}
