import type { Person } from '../../platform/authorisation/actor';
import type { StoredDocument } from './document';

/** What else decides whether somebody may read a document. */
export interface DocumentAccess {
  /** The actor judges the nomination that the document belongs to. */
  assigned: boolean;
  /** The actor is an admin, and nothing ties them to the nomination that the document belongs to. */
  organizing: boolean;
  /** There is no scanner here, and judges are to have what none has looked at. */
  unscannedToJudges: boolean;
}

/** Whose document it is (PERM-004). */
export function mayOpen(
  { accountId }: Pick<Person, 'accountId'>,
  document: Pick<StoredDocument, 'accountId'>,
): boolean {
  return document.accountId === accountId;
}

/** Whether a document is one that judges of its nomination may have at all. */
export function isFitForJudges(
  { scan }: Pick<StoredDocument, 'scan'>,
  { unscannedToJudges }: Pick<DocumentAccess, 'unscannedToJudges'>,
): boolean {
  return scan === 'clean' || (unscannedToJudges && scan === 'not-scanned');
}

/**
 * Whether the actor may read a document: its owner, an admin whom nothing ties to its nomination, and
 * who judges that once a scanner has found it clean. Nobody gets one in which something was found.
 */
export function mayReadDocument(
  actor: Pick<Person, 'accountId'>,
  document: Pick<StoredDocument, 'accountId' | 'scan'>,
  { assigned, organizing, unscannedToJudges }: DocumentAccess,
): boolean {
  if (document.scan === 'infected') return false;
  if (mayOpen(actor, document) || organizing) return true;
  return assigned && isFitForJudges(document, { unscannedToJudges });
}
