import { opensConsole } from '@meritum/shared/contracts/roles';
import type { Account } from './account';
import type { Identities } from './context';
import { isUnproven } from './rules';
import { noteSecurity } from './security-log/commands';

/**
 * Removes a Google identity and factors that a stranger may have added to an unconfirmed account.
 * Accounts with a role keep factors: otherwise the mailbox alone would open the console. Call it
 * before the write by which the owner takes over; later additions make that write fail.
 */
export async function dropUnprovenSignInMethods(
  identities: Identities,
  account: Account,
): Promise<void> {
  if (!isUnproven(account)) return;
  await identities.stores.accounts.dropGoogle(account);
  if (!opensConsole(account.role) && (await identities.deps.factors.removeAll(account._id)))
    await noteSecurity(identities, account._id, 'factor-removed');
}
