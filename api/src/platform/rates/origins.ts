/** Where a request comes from, in the sizes in which addresses are handed out. */
export interface Origin {
  /** What one household or office has: an IPv4 address, or a /64 of IPv6. */
  address: string;
  /** What one provider or organisation easily moves within: a /24 of IPv4, a /48 of IPv6. */
  network: string;
}

const ipv4 = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [bare = ''] = ip.toLowerCase().split('%');
  const [before = '', after] = bare.split('::');
  const head = before ? before.split(':') : [];
  const tail = after ? after.split(':') : [];
  const missing = after === undefined ? 0 : 8 - head.length - tail.length;
  const zeros = Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The origin of `ip` as the server sees it; an IPv4 address in IPv6 clothes counts as IPv4. */
export function originOf(ip: string): Origin {
  const [four, network] = ipv4.exec(ip) ?? [];
  if (four && network) return { address: four, network: `${network}.0/24` };
  const groups = groupsOf(ip);
  const prefix = (count: number) => groups.slice(0, count).join(':');
  return { address: `${prefix(4)}::/64`, network: `${prefix(3)}::/48` };
}
