import { resetFactors } from '../modules/factors/reset';
import { main, onDatabase } from './on-database';

const usage = 'Usage: factors-reset <e-mail of the account> <how it was made sure who asks>';

main(async () => {
  const [email, reason] = process.argv.slice(2);
  if (!email || !reason) throw new Error(usage);
  await onDatabase(async ({ factors }) => {
    await resetFactors(factors, { email, reason });
    console.log('All second factors were removed, and every session was ended.');
  });
});
