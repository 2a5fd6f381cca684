import { after, type Clock, days, hours, minutes } from '../../platform/clock';
import type { StoredDocument } from './document';

/** Unreferenced documents kept for an account; newer uploads replace older ones. */
export const spareDocuments = 3;

/** How long an unreferenced document is kept, for a form that is still open. */
export const spareLifetime = days(7);

/**
 * The share of the space for unclaimed documents that one address and one network may use.
 * Documents claimed within the last day count too.
 */
export const shareOfAddress = 1 / 16;
export const shareOfNetwork = 1 / 4;

/** How long a claimed document counts for its origin. */
export const originKept = days(1);

/** An upload that takes longer is considered dead. */
export const maxUpload = hours(1);

/** After this time, a submission that has claimed a document has stored its nomination or failed. */
const claimLease = minutes(10);

/** Whether a submission that names the document may still be running. */
export function isClaimed({ claimedAt }: Pick<StoredDocument, 'claimedAt'>, clock: Clock): boolean {
  return claimedAt !== null && after(claimedAt, claimLease) > clock();
}

const address = /^\/api\/documents\/([0-9a-f]{24})$/;

export function documentUrl({ _id }: Pick<StoredDocument, '_id'>): string {
  return `/api/documents/${_id.toHexString()}`;
}

/** The document id in an address of ours, or undefined. */
export function readDocumentUrl(url: string): string | undefined {
  return address.exec(url)?.[1];
}
