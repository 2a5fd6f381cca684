import type { Person } from '../../platform/authorisation/actor';
import type { StoredDocument } from './document';

/** Facts from other modules that decide who may read a document. */
export interface DocumentAccess {
  /** The actor judges the nomination that the document belongs to. */
  assigned: boolean;
  /** The actor is an admin without a conflict of interest with the document's nomination. */
  organizing: boolean;
  /** There is no scanner, and judges may read unscanned documents. */
  unscannedToJudges: boolean;
}

/** Whether the actor owns the document (PERM-004). */
export function mayOpen(
  { accountId }: Pick<Person, 'accountId'>,
  document: Pick<StoredDocument, 'accountId'>,
): boolean {
  return document.accountId === accountId;
}

/** Whether judges of its nomination may read a document. */
export function isFitForJudges(
  { scan }: Pick<StoredDocument, 'scan'>,
  { unscannedToJudges }: Pick<DocumentAccess, 'unscannedToJudges'>,
): boolean {
  return scan === 'clean' || (unscannedToJudges && scan === 'not-scanned');
}

/**
 * Whether the actor may read a document: its owner, an admin without a conflict of interest, or a
 * judge of its nomination once it is scanned clean. Nobody may read an infected one.
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
