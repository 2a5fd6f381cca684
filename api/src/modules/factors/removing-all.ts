import type { Factors } from './context';
import { hasFactor } from './proving';

/** Removes all second factors and recovery codes; returns whether there was any factor. */
export async function removeAllFactors(factors: Factors, accountId: string): Promise<boolean> {
  const { passkeys, totps, recoveryCodes, tickets } = factors;
  const had = await hasFactor(factors, accountId);
  await passkeys.removeAll(accountId);
  await totps.remove(accountId);
  await recoveryCodes.removeAll(accountId);
  await tickets.removeAll(accountId);
  return had;
}
