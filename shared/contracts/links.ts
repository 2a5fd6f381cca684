import * as z from 'zod/mini';
import { webAddressOf } from './addresses';
import { limits } from './limits';
import { atMost } from './texts';
import { hasPlainHost, isReachable, parsedAddress } from './web-host';

/**
 * Whether an address is absolute and http or https; refuses other schemes (OPEN-049), user
 * information and invisible characters.
 */
export function isWebAddress(address: string): boolean {
  return (
    !/[\s\p{C}]/u.test(address) && hasPlainHost(address) && parsedAddress(address) !== undefined
  );
}

/** The fault of a typed address; undefined for a valid one. */
function faultOf(address: string, otherwise: string): string | undefined {
  if (address.includes(' ')) return 'Enter the address alone, without other words';
  if (/^https?:\/+https?(:|\/\/)/i.test(address)) return 'Enter https:// only once';
  if (!isWebAddress(address)) return otherwise;
  return isReachable(address) ? undefined : 'Enter an address that others can open as well';
}

const fullAddress = 'Enter a full web address that starts with https:// or http://';

/** Cleans a typed web address and refuses a wrong one, with `otherwise` as the general message. */
const asWebAddress = (otherwise: string, accepts: (address: string) => boolean) =>
  [
    z.overwrite(webAddressOf),
    z.check<string>(({ value, issues }) => {
      const message = accepts(value) ? undefined : faultOf(value, otherwise);
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  ] as const;

const never = () => false;

export const linkedInAddress = z
  .string()
  .check(
    ...asWebAddress('Enter the full address, such as https://www.linkedin.com/in/your-name', never),
    atMost(limits.urlCharacters),
  );

/** An absolute http(s) address, or empty. */
export const optionalWebAddress = z
  .string()
  .check(...asWebAddress(fullAddress, (address) => address === ''), atMost(limits.urlCharacters));

const fullHttpsAddress = 'Enter a full web address that starts with https://';

/** An absolute https address. */
export const httpsAddress = z.string().check(
  ...asWebAddress(fullHttpsAddress, never),
  z.refine((address) => !/^http:/i.test(address), fullHttpsAddress),
  atMost(limits.urlCharacters),
);
