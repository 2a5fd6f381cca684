import { returnNomination } from '../modules/nominations/commands';
import { main, onDatabase } from './on-database';

const usage = 'Usage: return-nomination <e-mail of the nominator> <note to the nominator>';

main(async () => {
  const [email, note] = process.argv.slice(2);
  if (!email || !note) throw new Error(usage);
  await onDatabase(async ({ identities, nominating }) => {
    const account = await identities.accounts.byEmail(email.trim().toLowerCase());
    if (!account) throw new Error('There is no account with this address.');
    await returnNomination(nominating, {
      actor: { command: 'return-nomination' },
      accountId: account._id,
      emailConfirmed: account.emailConfirmed,
      note,
    });
    console.log('The nomination was returned.');
  });
});
