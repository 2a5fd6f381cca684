import type { Account } from './account';
import type { Identities } from './context';
import { noteSecurity } from './security-log/commands';

/**
 * Whether the account may belong to a stranger who typed the address. An operator vouches for
 * accounts with a role.
 */
const isUnproven = ({ emailConfirmed, role }: Account) => !emailConfirmed && role !== 'admin';

/**
 * Removes factors and a Google identity that a stranger may have added; call it before the write by
 * which the owner of the address takes over the account. What is added later changes the count of
 * credentials, so that write fails.
 */
export async function dropUnprovenSignInMethods(
  identities: Pick<Identities, 'accounts' | 'secondSteps' | 'securityLog' | 'clock'>,
  account: Account,
): Promise<void> {
  if (!isUnproven(account)) return;
  await identities.accounts.dropGoogle(account);
  if (await identities.secondSteps.removeAll(account._id))
    await noteSecurity(identities, account._id, 'factor-removed');
}
