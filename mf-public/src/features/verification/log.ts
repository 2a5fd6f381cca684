import { send } from '@meritum/shared/client/send';
import type { LogHeadReply } from '@meritum/shared/contracts/log';
import type { PublishedKey } from '@meritum/shared/merit/ledger/signature';
import type { SignedHead } from '@meritum/shared/merit/log/head';
import { isSignedByUs } from '@meritum/shared/merit/log/signed-by';
import { verifyConsistency } from '@meritum/shared/merit/log/verify';

/** What an earlier head and today's together say about the log. */
export type LogVerdict =
  | 'unchanged'
  | 'grown'
  /** It has fewer entries than before. */
  | 'shorter'
  /** Entries that the earlier head covers were changed, removed or inserted. */
  | 'changed'
  | 'earlier not signed by us'
  | 'today not signed by us';

/** A head as the server tells it, with its time stamp if it has one. */
type StatedHead = SignedHead & Partial<Pick<NonNullable<LogHeadReply['head']>, 'stamp'>>;

export interface Compared {
  verdict: LogVerdict;
  earlier: SignedHead;
  today: StatedHead;
  /** This browser could check the signatures. */
  areSignaturesChecked: boolean;
}

/** With the days on which the log says that a backup was restored. */
export type ComparedWithToday = Compared & { restored: readonly string[] };

interface Heads {
  earlier: SignedHead;
  today: StatedHead;
}

/** Returns the proof that the server gives. Throws ClientError. */
async function proofBetween({ earlier, today }: Heads): Promise<string[]> {
  const query = { first: String(earlier.size), second: String(today.size) };
  return (await send('getLogConsistency', { query })).path;
}

interface Known extends Heads {
  keys: readonly PublishedKey[];
  proofOf(heads: Heads): Promise<readonly string[]>;
}

/** Compares two heads; all is computed here, the server only hands over a proof. */
export async function compareHeads({ earlier, today, keys, proofOf }: Known): Promise<Compared> {
  const signed = await Promise.all([isSignedByUs(earlier, keys), isSignedByUs(today, keys)]);
  const as = (verdict: LogVerdict): Compared => ({
    verdict,
    earlier,
    today,
    areSignaturesChecked: !signed.includes(undefined),
  });
  if (signed[0] === false) return as('earlier not signed by us');
  if (signed[1] === false) return as('today not signed by us');
  if (today.size < earlier.size) return as('shorter');
  if (today.size === earlier.size) return as(today.root === earlier.root ? 'unchanged' : 'changed');
  const path = await proofOf({ earlier, today });
  return as(verifyConsistency(earlier, today, path) ? 'grown' : 'changed');
}

/**
 * Compares an earlier head with today's; undefined while no head has been signed. Throws
 * ClientError.
 */
export async function compareWithToday(
  earlier: SignedHead,
): Promise<ComparedWithToday | undefined> {
  const { head: today, keys, restored = [] } = await send('getLogHead', {});
  if (!today) return undefined;
  const compared = await compareHeads({ earlier, today, keys, proofOf: proofBetween });
  return { ...compared, restored };
}
