import { site } from '@meritum/shared/programme/site';
import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPassword } from './errors';

/** Whose password it is to be; a password made of these is guessed first. */
interface Owner {
  email: string;
  displayName: string;
}

/** The 49,233 passwords that leaks show most often; the list is in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Without what people add to make a word look like a password: case, spaces, signs between. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True for a password that an attacker tries first, whoever they attack or this person in particular. */
export function isCommonPassword(password: string, { email, displayName }: Owner): boolean {
  if (common.has(password.toLowerCase())) return true;
  const [localPart = ''] = email.split('@');
  const own = [email, localPart, displayName, ...displayName.split(' '), site.productName].map(
    bare,
  );
  return own.includes(bare(password));
}

/** Refuses a new password that is common or made of the owner's own name or address. */
export function refuseCommonPassword(password: string, owner: Owner, field = 'password'): void {
  if (isCommonPassword(password, owner)) throw commonPassword(field);
}
