/** The origin of a request, in the block sizes in which addresses are allocated. */
export interface Origin {
  /** One household or office: an IPv4 address, or an IPv6 /64. */
  address: string;
  /** One provider or organisation: an IPv4 /24, an IPv6 /48. */
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

/** The origin of `ip`; an IPv4 address mapped to IPv6 counts as IPv4. */
export function originOf(ip: string): Origin {
  const [four, network] = ipv4.exec(ip) ?? [];
  if (four && network) return { address: four, network: `${network}.0/24` };
  const groups = groupsOf(ip);
  const prefix = (count: number) => groups.slice(0, count).join(':');
  return { address: `${prefix(4)}::/64`, network: `${prefix(3)}::/48` };
}
