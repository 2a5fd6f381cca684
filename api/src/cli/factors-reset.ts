import { resetFactors } from '../modules/factors/reset';
import { onDatabase } from './on-database';

const usage = 'Usage: factors-reset <e-mail of the account> <how it was made sure who asks>';

/** `meritum factors-reset <e-mail> <reason>`: removes every second factor of an account. */
export async function factorsReset([email, reason]: readonly string[]): Promise<void> {
  if (!email || !reason) throw new Error(usage);
  await onDatabase(async ({ factors }) => {
    await resetFactors(factors, { email, reason });
    console.log('All second factors were removed, and every session was ended.');
  });
}
