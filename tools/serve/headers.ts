import { signedInPath } from '@meritum/shared/contracts/google';
import headers from './headers.json' with { type: 'json' };

/**
 * Headers of every reply of a static server, the same in development and production: a test holds
 * the Caddyfiles against this file. Inline styles are allowed because the dialogs lock scrolling
 * with a style element and prerendered pages carry their critical CSS; scripts never are inline.
 */
export const securityHeaders: Readonly<Record<string, string>> = headers;

/**
 * The page where the popup of a sign-in arrives keeps its tie to the page that opened it, which
 * else would take the popup for closed while it is still loading (docs/decisions/0018).
 */
export const headersOf = (path: string): Readonly<Record<string, string>> =>
  path === signedInPath
    ? { ...securityHeaders, 'cross-origin-opener-policy': 'unsafe-none' }
    : securityHeaders;

/** Names with a content hash never mean anything else later; all others are asked for each time. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/** Paths whose content cannot change: everything in assets, and file names with a hash. */
export const immutablePath = /^\/assets\/|\.[0-9a-f]{8}\.[a-z0-9]+$/;

export const cacheControlOf = (path: string): string =>
  immutablePath.test(path) ? immutable : revalidate;

/** The policy when remotes are deployed on other origins, out of the addresses in remotes.json. */
export function policyFor(manifests: readonly string[]): string {
  const policy = headers['content-security-policy'];
  const origins = manifests
    .filter((address) => /^https?:\/\//.test(address))
    .map((address) => new URL(address).origin);
  if (origins.length === 0) return policy;
  const others = [...new Set(origins)].join(' ');
  return policy
    .replace("script-src 'self'", `script-src 'self' ${others}; connect-src 'self' ${others}`)
    .replace("style-src 'self'", `style-src 'self' ${others}`)
    .replace("img-src 'self'", `font-src 'self' ${others}; img-src 'self' ${others}`);
}
