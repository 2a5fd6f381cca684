import { after, type Clock, days, hours, minutes } from '../../platform/clock';
import type { StoredDocument } from './document';

/** Documents of one account that no nomination refers to: newer uploads replace older ones. */
export const spareDocuments = 3;

/** A document that no nomination refers to is kept this long, for a form left open. */
export const spareLifetime = days(7);

/** An upload that has not ended by then never will. */
export const longestUpload = hours(1);

/** A submission that claimed a document writes its nomination within this time or not at all. */
const claimLease = minutes(10);

/** True while a submission that refers to the document may still be under way. */
export function isClaimed({ claimedAt }: Pick<StoredDocument, 'claimedAt'>, clock: Clock): boolean {
  return claimedAt !== null && after(claimedAt, claimLease) > clock();
}

/** A draft in a browser may hold an address of before, with a token that means nothing any more. */
const address = /^\/api\/documents\/([0-9a-f]{24})(?:\?token=[\w-]{43})?$/;

/** Address of a document, as it goes into `supportingDocUrl`. */
export function documentUrl({ _id }: Pick<StoredDocument, '_id'>): string {
  return `/api/documents/${_id.toHexString()}`;
}

/** The id in an address of ours, or undefined for any other. */
export function readDocumentUrl(url: string): string | undefined {
  return address.exec(url)?.[1];
}
