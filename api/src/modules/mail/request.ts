import { email } from '@meritum/shared/contracts/identity';
import { limits } from '@meritum/shared/contracts/limits';
import * as z from 'zod/mini';
import { oneLine } from '../../platform/text';

/** Who a mail goes to. */
export interface Recipient {
  address: string;
  name: string;
  /**
   * True where the address's owner has shown that the account is theirs. Nobody else is told what
   * was typed, for anyone can type another's address.
   */
  confirmed?: boolean;
}

/** A mail that an event asks for, as `defineMail` makes it; it can be stored. */
export interface MailRequest {
  key: string;
  to: Recipient;
  template: string;
  values: object;
  sendBefore?: Date;
  /** Beyond so many of its kind to one address within a day it is dropped. */
  mostADay?: number;
}

/** Safe in a file name and in an address of the development pages. */
const keyFormat = /^[a-z0-9][a-z0-9:._-]{0,199}$/i;

const recipient = z.object({
  address: z.pipe(z.string().check(z.regex(/^[^\p{Cc}\s]+$/u, 'is not one address')), email),
  name: z.pipe(
    z.string(),
    z.transform((name) => oneLine(name).slice(0, limits.nameCharacters)),
  ),
  confirmed: z._default(z.boolean(), false),
});

/**
 * The request with its recipient and key checked: an address or key that could break out of a header
 * or a file name is refused, names are put on one line.
 */
export function checkedRequest(request: MailRequest): MailRequest {
  if (!keyFormat.test(request.key))
    throw new Error('A mail key holds letters, digits and :._- only');
  return { ...request, to: z.parse(recipient, request.to) };
}

/** The part of an account that a mail is addressed by. */
export interface Addressee {
  email: string;
  displayName: string;
  emailConfirmed?: boolean;
}

export const recipientOf = ({ email, displayName, emailConfirmed }: Addressee): Recipient => ({
  address: email,
  name: displayName,
  confirmed: emailConfirmed === true,
});
