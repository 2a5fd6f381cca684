import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import { returnNomination as returnReviewed } from '../modules/nominations/returning';
import { onDatabase } from './on-database';

const usage = 'Usage: return-nomination <e-mail of the nominator> <note to the nominator>';

/** `meritum return-nomination <e-mail> <note>`: returns a nomination to its nominator. */
export async function returnNomination([email, note]: readonly string[]): Promise<void> {
  if (!email || !note) throw new Error(usage);
  await onDatabase(async ({ identities, nominating }) => {
    const account = await identities.stores.accounts.findByEmail(mailAddressOf(email));
    if (!account) throw new Error('There is no account with this address.');
    await returnReviewed(nominating, {
      actor: { command: 'return-nomination' },
      accountId: account._id,
      emailConfirmed: account.emailConfirmed,
      reason: { note },
    });
    console.log('The nomination has been returned.');
  });
}
