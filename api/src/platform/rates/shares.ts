import { minutes } from '../clock';

/** Period over which requests are counted. */
export const shareWindow = minutes(1);

/**
 * Whether a name gets a share of its own at an address: only the first few within a minute do, since
 * many names would multiply the limit of the address.
 */
export function sharesOfAddresses(maxShares: number, now: () => number = Date.now) {
  let endsAt = 0;
  const taken = new Map<string, Set<string>>();
  return (address: string, share: string): boolean => {
    if (now() >= endsAt) {
      taken.clear();
      endsAt = now() + shareWindow;
    }
    const shares = taken.get(address) ?? new Set();
    taken.set(address, shares);
    if (shares.size < maxShares) shares.add(share);
    return shares.has(share);
  };
}
