import { signedInPath } from '@meritum/shared/contracts/google';
import type { InlineSources } from '@meritum/shared/federation/prerender';
import { isDrawnInBrowser } from '@meritum/shared/programme/routes';
import headers from './headers.json' with { type: 'json' };

type Headers = Readonly<Record<string, string>>;

/** Headers of the shell's server; a test compares the Caddyfiles with this file. */
export const securityHeaders: Headers = headers.pages;

/** Headers of the files of a remote, which a shell on any origin may load. */
export const remoteHeaders: Headers = headers.remotes;

/** Headers of a reply on behalf of a part that is down. */
export const errorHeaders: Headers = headers.errors;

const nothingInline: InlineSources = { script: '', ahead: '', pages: {}, otherwise: '' };

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Adds a source for a directive to a policy. */
const allowing = (policy: string, kind: 'script' | 'style', source: string): string =>
  source ? policy.replace(new RegExp(`${kind}-src [^;]+`), `$& ${source}`) : policy;

/** The policy of a page: allows only the inline scripts and styles of its build. */
function policyWith(policy: string, path: string, inline: InlineSources): string {
  const page = withoutSlash(path);
  const isStarted = inline.script !== '' && !isDrawnInBrowser(page);
  const scripts = allowing(policy, 'script', isStarted ? inline.script : inline.ahead);
  const all = allowing(scripts, 'style', inline.pages[page] ?? inline.otherwise);
  return isStarted ? all.replace('trusted-types default', 'trusted-types start default') : all;
}

/**
 * Headers of a reply of the shell's server. The landing page of the sign-in popup keeps its opener,
 * because the opener would otherwise consider the popup closed (docs/decisions/0018). Winners'
 * pages on other sites show seals.
 */
export function headersOf(path: string, inline: InlineSources = nothingInline): Headers {
  const policy = policyWith(headers.pages['content-security-policy'], path, inline);
  return {
    ...securityHeaders,
    'content-security-policy': policy,
    ...(path === signedInPath && { 'cross-origin-opener-policy': 'unsafe-none' }),
    ...(path.startsWith('/seals/') && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

/**
 * Files with a content hash never change; all others are revalidated. No proxy may rewrite them, as
 * a script that differs from its hash does not run.
 */
export const immutable = 'public, max-age=31536000, immutable, no-transform';
export const revalidate = 'no-cache, no-transform';

/** Paths whose content cannot change: everything in assets, and file names with a hash. */
export const immutablePath = /^\/assets\/|\.[0-9a-f]{8}\.[a-z0-9]+$/;

export const cacheControlOf = (path: string): string =>
  immutablePath.test(path) ? immutable : revalidate;

/** A policy for remotes on other origins, from the addresses in remotes.json. */
export function policyFor(policy: string, addresses: readonly string[]): string {
  const origins = addresses
    .filter((address) => /^https?:\/\//.test(address))
    .map((address) => new URL(address).origin);
  if (origins.length === 0) return policy;
  const sources = ["'self'", ...new Set(origins)].join(' ');
  return policy.replace(/\b(script|style|img|font|connect)-src 'self'/g, `$1-src ${sources}`);
}
