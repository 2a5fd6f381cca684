import { minutes } from '../clock';

/** The period over which requests are counted. */
export const shareWindow = minutes(1);

/**
 * Whether a name gets its own share at an address: only the first few names within a minute,
 * because many would multiply the address's limit.
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
