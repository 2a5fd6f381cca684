import type { Caller } from '../../platform/authorisation/actor';
import type { StoredDocument } from './document';

/** Whether judges of its nomination may read a document. */
export function isFitForJudges(
  { scan }: Pick<StoredDocument, 'scan'>,
  { unscannedToJudges }: { unscannedToJudges: boolean },
): boolean {
  return scan === 'clean' || (unscannedToJudges && scan === 'not-scanned');
}

/**
 * Whether the actor may read a document: its owner (PERM-004), or an admin without a conflict of
 * interest with its nomination. Nobody may read an infected one.
 */
export function mayReadDocument(
  { accountId }: Caller,
  document: Pick<StoredDocument, 'accountId' | 'scan'>,
  { organizing }: { organizing: boolean },
): boolean {
  return document.scan !== 'infected' && (document.accountId === accountId || organizing);
}
