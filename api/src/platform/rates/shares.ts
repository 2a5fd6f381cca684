import { minutes } from '../clock';

/** As long as requests are counted together. */
export const shareWindow = minutes(1);

/**
 * Whether a share of its own may be had from an address at this moment: the first few that ask within
 * a minute may, so that nobody multiplies what an address may do by having many of them.
 */
export function sharesOfAddresses(most: number, now: () => number = Date.now) {
  let endsAt = 0;
  const taken = new Map<string, Set<string>>();
  return (address: string, share: string): boolean => {
    if (now() >= endsAt) {
      taken.clear();
      endsAt = now() + shareWindow;
    }
    const shares = taken.get(address) ?? new Set();
    taken.set(address, shares);
    if (shares.size < most) shares.add(share);
    return shares.has(share);
  };
}
