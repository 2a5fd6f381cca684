import { resetFactors } from '../modules/factors/reset';
import { onDatabase } from './on-database';

const usage = 'Usage: factors-reset <e-mail of the account> <how the person was identified>';

/** `meritum factors-reset <e-mail> <reason>`: removes every second factor of an account. */
export async function factorsReset([email, reason]: readonly string[]): Promise<void> {
  if (!email || !reason) throw new Error(usage);
  await onDatabase(async ({ factors }) => {
    await resetFactors(factors, { email, reason });
    console.log('All second factors have been removed and all sessions ended.');
  });
}
