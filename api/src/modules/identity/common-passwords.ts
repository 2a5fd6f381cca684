import { foldText } from '@meritum/shared/contracts/search';
import { site } from '@meritum/shared/programme/site';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidAt } from '../../platform/errors/domain-error';

/** Values of the owner from which attackers derive their first guesses. */
interface Owner {
  email: string;
  displayName: string;
}

/** The 49,233 most common leaked passwords, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Removes what people add to a word to make it a password: case, accents, spaces, punctuation. */
const bare = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether attackers would try this password first, in general or against this person. */
export function isCommonPassword(password: string, { email, displayName }: Owner): boolean {
  if (common.has(password.toLowerCase())) return true;
  const [localPart = ''] = email.split('@');
  const own = [email, localPart, displayName, ...displayName.split(' '), site.productName].map(
    bare,
  );
  return own.includes(bare(password));
}

/** Throws invalid-argument when a new password is common or made of the owner's name or address. */
export function refuseCommonPassword(password: string, owner: Owner, field = 'password'): void {
  if (isCommonPassword(password, owner))
    throw invalidAt(`/${field}`, 'This password is too common. Choose another one.');
}
