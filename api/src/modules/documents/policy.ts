import type { Person } from '../../platform/authorisation/actor';
import type { StoredDocument } from './document';
import { isToken } from './rules';

/** Only the owner opens a document, and with the token of its address as well (PERM-004). */
export function mayOpen(
  { accountId }: Pick<Person, 'accountId'>,
  document: Pick<StoredDocument, 'accountId' | 'token'>,
  token: string | undefined,
): boolean {
  return document.accountId === accountId && isToken(token, document.token);
}
