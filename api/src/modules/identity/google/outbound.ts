import type { CustomFetch } from 'openid-client';

/** Where Google's own configuration leads besides its issuer. */
const ofGoogle = ['https://oauth2.googleapis.com', 'https://www.googleapis.com'];

/**
 * The origins that the API talks to for signing in: the issuer's, and those of Google's keys and
 * tokens where Google is the issuer. What the provider's document names beyond them is not asked.
 */
export function originsOf(issuer: string): ReadonlySet<string> {
  const { origin } = new URL(issuer);
  return new Set([origin, ...(origin === 'https://accounts.google.com' ? ofGoogle : [])]);
}

/** `fetch` for those origins alone, without following redirects. Throws for any other. */
export function fetchWithin(origins: ReadonlySet<string>): CustomFetch {
  return (address, { body = null, ...options }) => {
    const { origin } = new URL(address);
    if (!origins.has(origin)) throw new Error(`The OpenID provider leads to ${origin}`);
    return fetch(address, { ...options, body, redirect: 'manual' });
  };
}
