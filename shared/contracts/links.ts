import * as z from 'zod/mini';
import { limits } from './limits';
import { atMost } from './texts';
import { hasPlainHost } from './web-host';

/**
 * Whether an address is absolute and http or https; other schemes (OPEN-049), user information and
 * invisible characters are refused.
 */
export function isWebAddress(address: string): boolean {
  return !/[\s\p{C}]/u.test(address) && hasPlainHost(address) && URL.canParse(address);
}

const webAddressMessage = 'Enter a full web address that starts with https:// or http://';

/** An absolute http(s) address, trimmed. */
export const webAddress = z
  .string()
  .check(z.trim(), atMost(limits.urlCharacters), z.refine(isWebAddress, webAddressMessage));

/** An absolute http(s) address, or empty. */
export const optionalWebAddress = z.string().check(
  z.trim(),
  atMost(limits.urlCharacters),
  z.refine((address) => address === '' || isWebAddress(address), webAddressMessage),
);
