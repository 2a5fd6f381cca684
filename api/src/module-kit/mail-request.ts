import { email } from '@meritum/shared/contracts/identity';
import { limits } from '@meritum/shared/contracts/limits';
import * as z from 'zod/mini';
import { oneLine } from '../platform/text';

/** A requested mail, made by `defineMail`. */
export interface MailRequest {
  key: string;
  to: Recipient;
  template: string;
  values: object;
  sendBefore?: Date;
  urgent?: true;
  /** The document and revision that it is about; a later revision's mail replaces an unsent one. */
  stateOf?: { id: string; revision: number };
  maxADay?: number;
}

/** Safe in file names and in paths of the development pages. */
const keyFormat = /^[a-z0-9][a-z0-9:._-]{0,199}$/i;

const recipient = z.object({
  address: z.pipe(z.string().check(z.regex(/^[^\p{Cc}\s]+$/u, 'is not one address')), email),
  name: z.pipe(
    z.string(),
    z.transform((name) => oneLine(name).slice(0, limits.nameCharacters)),
  ),
  /** Anyone can type another person's address, so only confirmed ones get typed text. */
  confirmed: z._default(z.boolean(), false),
});
export type Recipient = z.input<typeof recipient>;

/**
 * Returns the request with one-line names. Throws for an address or key that could break out of a
 * header or file name.
 */
export function checkedRequest(request: MailRequest): MailRequest {
  if (!keyFormat.test(request.key))
    throw new Error('A mail key may hold letters, digits and :._- only');
  return { ...request, to: z.parse(recipient, request.to) };
}

/** The fields of an account that address a mail. */
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
