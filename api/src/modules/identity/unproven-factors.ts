import type { Account } from './account';
import type { Identities } from './context';
import { noteSecurity } from './security-log/commands';

/**
 * Whether nobody has shown yet that the account belongs to the owner of its address: whoever
 * registered may be a stranger. An account that was given a role has an operator's word.
 */
const isUnproven = ({ emailConfirmed, role }: Account) => !emailConfirmed && role !== 'admin';

/**
 * To be called before the write by which the owner of the address takes an account over: what a
 * stranger may have added to it must not let them in afterwards. One that is added meanwhile changes
 * the account's count of credentials, and that write is lost.
 */
export async function dropUnprovenFactors(
  identities: Pick<Identities, 'secondSteps' | 'securityLog' | 'clock'>,
  account: Account,
): Promise<void> {
  if (isUnproven(account) && (await identities.secondSteps.removeAll(account._id)))
    await noteSecurity(identities, account._id, 'factor-removed');
}
