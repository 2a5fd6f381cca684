import { send } from '@meritum/shared/client/send';
import { isSignedByUs, type SignedHead } from '@meritum/shared/merit/log/head';
import { verifyConsistency } from '@meritum/shared/merit/log/verify';

export type LogVerdict =
  | 'unchanged'
  | 'grown'
  /** The log has fewer entries than before. */
  | 'shorter'
  /** Entries that the earlier head covers were changed, removed or inserted. */
  | 'changed'
  | 'earlier not signed by us'
  | 'today not signed by us';

export interface Compared {
  verdict: LogVerdict;
  earlier: SignedHead;
  today: SignedHead;
  /** Whether this browser could check the signatures. */
  areSignaturesChecked: boolean;
  /** Days on which a backup was restored, as the log records them. */
  restored: readonly string[];
}

/** Computed here, from the server's proof. Throws ClientError. */
async function verdictOn(
  earlier: SignedHead,
  today: SignedHead,
  [isEarlierOurs, isTodayOurs]: readonly (boolean | undefined)[],
): Promise<LogVerdict> {
  if (isEarlierOurs === false) return 'earlier not signed by us';
  if (isTodayOurs === false) return 'today not signed by us';
  if (today.size < earlier.size) return 'shorter';
  if (today.size === earlier.size) return today.root === earlier.root ? 'unchanged' : 'changed';
  const query = { first: String(earlier.size), second: String(today.size) };
  const { path } = await send('getLogConsistency', { query });
  return verifyConsistency(earlier, today, path) ? 'grown' : 'changed';
}

/** Compares a head with today's; undefined without a signed one. Throws ClientError. */
export async function compareWithToday(earlier: SignedHead): Promise<Compared | undefined> {
  const { head: today, keys, restored } = await send('getLogHead', {});
  if (!today) return undefined;
  const signed = await Promise.all([isSignedByUs(earlier, keys), isSignedByUs(today, keys)]);
  const verdict = await verdictOn(earlier, today, signed);
  return { verdict, earlier, today, areSignaturesChecked: !signed.includes(undefined), restored };
}
