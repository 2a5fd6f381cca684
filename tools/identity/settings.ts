import { randomBytes } from 'node:crypto';

export const localClientId = 'local-site';

/**
 * Address of the provider. Deliberately not `localhost`, so that browsers treat it as cross-site,
 * as they do Google.
 */
export const issuerAt = (port: number): string => `http://127.0.0.1:${port}`;

/** Name of the local provider among a stack's processes. */
export const localProviderName = 'identity';

/**
 * Whether a stack starts the local provider: unless a real one is configured or
 * `GOOGLE_SIGN_IN=off` is set.
 */
export function wantsLocalProvider(env: NodeJS.ProcessEnv): boolean {
  return !env.GOOGLE_CLIENT_ID && env.GOOGLE_SIGN_IN !== 'off';
}

/** Settings of the site (`GOOGLE_...`) and of the provider (`LOCAL_...`) for one start. */
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
