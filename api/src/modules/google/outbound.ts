import type { CustomFetch } from 'openid-client';

/** Hosts besides the issuer in Google's configuration. */
const ofGoogle = ['https://oauth2.googleapis.com', 'https://www.googleapis.com'];

/**
 * Returns the origins that the API contacts to sign people in: the issuer's and, for Google, those
 * of its keys and tokens. Other origins in the provider's document are never contacted.
 */
export function originsOf(issuer: string): ReadonlySet<string> {
  const { origin } = new URL(issuer);
  return new Set([origin, ...(origin === 'https://accounts.google.com' ? ofGoogle : [])]);
}

/** Returns a `fetch` for those origins only, which follows no redirects. Throws for any other. */
export function fetchWithin(origins: ReadonlySet<string>): CustomFetch {
  return (address, { body = null, ...options }) => {
    const { origin } = new URL(address);
    if (!origins.has(origin)) throw new Error(`The OpenID provider leads to ${origin}`);
    return fetch(address, { ...options, body, redirect: 'manual' });
  };
}
