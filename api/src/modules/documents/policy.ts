import type { StoredDocument } from './document';

/** Whether judges of its nomination may read a document. */
export function isFitForJudges(
  { scan }: Pick<StoredDocument, 'scan'>,
  { unscannedToJudges }: { unscannedToJudges: boolean },
): boolean {
  return scan === 'clean' || (unscannedToJudges && scan === 'not-scanned');
}
