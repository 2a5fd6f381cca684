import { randomBytes } from 'node:crypto';

export const localClientId = 'local-site';

/**
 * Address of the provider. Another host than the site's `localhost`, on purpose: only then are the
 * two as foreign to each other as the site and Google are, with all that browsers make of it.
 */
export const issuerAt = (port: number): string => `http://127.0.0.1:${port}`;

/** Name of the provider among the parts of a stack. */
export const localProviderName = 'identity';

/**
 * Whether a stack brings the local provider up: unless a real one is configured, or
 * `GOOGLE_SIGN_IN=off` asks for the site as it is without any.
 */
export function wantsLocalProvider(env: NodeJS.ProcessEnv): boolean {
  return !env.GOOGLE_CLIENT_ID && env.GOOGLE_SIGN_IN !== 'off';
}

/** What the site (`GOOGLE_...`) and the provider (`LOCAL_...`) of one start need to know. */
export function localProviderEnv(site: string, port: number): Record<string, string> {
  const secret = randomBytes(32).toString('base64url');
  return {
    GOOGLE_ISSUER: issuerAt(port),
    GOOGLE_CLIENT_ID: localClientId,
    GOOGLE_CLIENT_SECRET: secret,
    LOCAL_SIGN_IN_SITE: site,
    LOCAL_SIGN_IN_SECRET: secret,
  };
}
