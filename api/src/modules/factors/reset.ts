import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import { theirAccountChanged } from '../identity/errors';
import { noteSecurity } from '../identity/security-log/commands';
import { endSessions } from '../identity/session-commands';
import { removeAllFactors } from './changed';
import type { Factors } from './context';
import { factorsChanged } from './mails/FactorsChanged';

/**
 * Removes all factors of a person who has lost them, after the operator has checked their identity.
 * Ends all sessions, tells the owner and records it. Throws without an account.
 */
export async function resetFactors(
  factors: Factors,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  const { deps, platform } = factors;
  const account = await deps.identity.stores.accounts.findByEmail(mailAddressOf(email));
  if (!account) throw new Error('There is no account with this address.');
  const { _id: accountId } = account;
  const audit = pendingAuditEntry(platform.clock, {
    ...{ actor: { command: 'factors-reset' }, action: 'account.factors-reset', reason },
    ...{ subject: { accountId }, before: null, after: null },
  });
  const notice = factorsChanged(account, { change: 'factors-reset', changedAt: platform.clock() });
  const changed = await deps.identity.stores.accounts.updateCredentialsIf(account, {
    ...{ audit, mails: [notice] },
  });
  if (!changed) throw theirAccountChanged();
  await endSessions(deps.identity, accountId);
  await noteSecurity(deps.identity, accountId, 'factors-reset');
  await removeAllFactors(factors, accountId);
  await platform.trail.appendAllPending();
  await platform.mail(notice);
}
