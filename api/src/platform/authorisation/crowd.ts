import { BlockList } from 'node:net';
import { type Clock, hours } from '../clock';

/** Visitors of a public site never have these addresses. */
const privateAddresses = new BlockList();
for (const [subnet, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(subnet, bits);
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

const isPrivate = (ip: string) => privateAddresses.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4');

/** The most addresses, and people at each, that are kept in memory. */
const maxKept = 50;

/**
 * Counts the people who use one private address within an hour. Many mean that a proxy is not
 * trusted, so that all visitors share one address's limits.
 */
export function crowdAtOneAddress(clock: Clock) {
  let since = clock().getTime();
  const people = new Map<string, Set<string>>();
  return {
    note(ip: string, accountId: string): void {
      if (!isPrivate(ip)) return;
      const now = clock().getTime();
      if (now - since > hours(1)) {
        people.clear();
        since = now;
      }
      const known = people.get(ip) ?? new Set();
      if (known.size < maxKept) known.add(accountId);
      if (people.size < maxKept) people.set(ip, known);
    },
    /** The most people at the same private address, up to {@link maxKept}. */
    largest: () => Math.max(0, ...[...people.values()].map(({ size }) => size)),
  };
}
