import { isSignedBy, type PublishedKey } from '../ledger/signature';
import { headStatement, type SignedHead } from './head';

/**
 * Whether one of our keys has signed a head; undefined where that cannot be checked, as
 * `isSignedBy` says.
 */
export async function isSignedByUs(
  head: SignedHead,
  keys: readonly PublishedKey[],
): Promise<boolean | undefined> {
  const key = keys.find(({ id }) => id === head.keyId);
  return key ? isSignedBy(key, headStatement(head), head.signature) : false;
}
