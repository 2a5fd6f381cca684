/**
 * Accepts http(s) addresses whose host is the visible one. Refuses user information, even empty,
 * because `https://:accounts.google.com@evil.example/` leads to evil.example. Refuses a backslash
 * after the host, which programs read differently.
 */
export const hasPlainHost = (address: string): boolean =>
  /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i.test(address);

/**
 * Hosts that nobody else can reach: names without a domain, local names (RFC 6761, RFC 6762), and
 * private addresses (RFC 1918), as `URL` writes them.
 */
const ofOneNetwork =
  /^(?:[^.]+|.+\.(?:internal|lan|local|localhost)|(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+)\.?$/;

/** Whether others can reach a web address. */
export const isReachable = (address: string): boolean =>
  !ofOneNetwork.test(new URL(address).hostname);

/** The parsed address, or undefined; for browsers older than `URL.canParse`. */
export function parsedAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
