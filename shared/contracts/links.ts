import * as z from 'zod/mini';
import { limits } from './limits';
import { atMost } from './texts';

/**
 * Whether an address is absolute and http or https; other schemes (OPEN-049) and invisible
 * characters are refused.
 */
export function isWebAddress(address: string): boolean {
  if (/[\s\p{C}]/u.test(address) || !/^https?:\/\/[^\s/]/i.test(address)) return false;
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  return parsed !== undefined && /^https?:$/.test(parsed.protocol) && parsed.username === '';
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
