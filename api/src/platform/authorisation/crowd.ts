import { BlockList } from 'node:net';
import { type Clock, hours } from '../clock';

/** A public site has no visitors from these. */
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

/** The most addresses, and people of each, that are remembered. */
const maxKept = 50;

/**
 * Counts the people who come from one private address within an hour. If there are many, a proxy in
 * front is not trusted, and all visitors share the limits of one address.
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
    /** How many people came from the same private address, at most {@link maxKept}. */
    largest: () => Math.max(0, ...[...people.values()].map(({ size }) => size)),
  };
}
