import { timingSafeEqual } from 'node:crypto';
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

/** Compares tokens in a time that tells nothing of where they differ. */
export function isToken(given: string | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const address = /^\/api\/documents\/([0-9a-f]{24})\?token=([\w-]{43})$/;

/** Address of a document, as it goes into `supportingDocUrl`. */
export function documentUrl({ _id, token }: Pick<StoredDocument, '_id' | 'token'>): string {
  return `/api/documents/${_id.toHexString()}?token=${token}`;
}

/** What an address of ours says, or undefined for any other. */
export function readDocumentUrl(url: string): { id: string; token: string } | undefined {
  const [, id, token] = address.exec(url) ?? [];
  return id && token ? { id, token } : undefined;
}
