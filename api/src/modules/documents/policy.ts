import type { StoredDocument } from './document';

/** Whether judges of its nomination may read the document. */
export function isFitForJudges(
  { scan }: Pick<StoredDocument, 'scan'>,
  { unscannedToJudges }: { unscannedToJudges: boolean },
): boolean {
  return scan === 'clean' || scan === 'released' || (unscannedToJudges && scan === 'not-scanned');
}

/** Whether the bytes of a document are kept: an infected one keeps them only once submitted. */
export const isKept = ({
  scan,
  finding,
  claimedAt,
}: Pick<StoredDocument, 'scan' | 'finding' | 'claimedAt'>): boolean =>
  scan !== 'infected' || (finding !== undefined && claimedAt !== null);
