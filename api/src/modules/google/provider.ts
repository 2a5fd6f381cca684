import type { Configuration, CustomFetch } from 'openid-client';
import type { Config } from '../../config/environment';
import { memoize } from '../../platform/memoize';

type Settings = NonNullable<Config['google']>;

/** Binds the provider's answer to the attempt that asked for it. */
interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface GoogleIdentity {
  issuer: string;
  subject: string;
  /** As sent by the provider. */
  email: unknown;
  emailVerified: boolean;
  /** Domain of the organization that hosts the address, if any. */
  hostedDomain: unknown;
  name: unknown;
}

const timeoutSeconds = 5;
const scope = 'openid email profile';

/** The configuration is fetched on first use, until that succeeds. */
export function googleProvider(settings: Settings) {
  const discover = memoize(1, { inputKey: ({ issuer }: Settings) => issuer, work: discovered });
  const configuration = () => discover(settings);
  return {
    /** Throws while the provider cannot be reached. */
    async authorizationUrl({ state, nonce, codeVerifier }: Checks, redirectUri: string) {
      const client = await import('openid-client');
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    /**
     * Checks state, issuer, code and PKCE, then every claim of the ID token. Throws when one is
     * wrong.
     */
    async identity(answer: URL, { state, nonce, codeVerifier }: Checks): Promise<GoogleIdentity> {
      const client = await import('openid-client');
      const tokens = await client.authorizationCodeGrant(await configuration(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no id token');
      const { iss: issuer, sub: subject, email, email_verified: verified, hd, name } = claims;
      return { issuer, subject, email, emailVerified: verified === true, hostedDomain: hd, name };
    },
  };
}

export type Provider = ReturnType<typeof googleProvider>;

async function discovered(settings: Settings): Promise<Configuration> {
  const client = await import('openid-client');
  const { issuer, clientId, clientSecret } = settings;
  const overHttp = new URL(issuer).protocol === 'http:';
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    { id_token_signed_response_alg: 'RS256' },
    clientSecret ? client.ClientSecretPost(clientSecret) : client.None(),
    {
      timeout: timeoutSeconds,
      [client.customFetch]: fetchWithin(originsOf(issuer)),
      // The ID token's signature is checked too, although the protocol accepts TLS alone.
      execute: [
        client.enableNonRepudiationChecks,
        // The settings allow http on localhost only.
        ...(overHttp ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  configuration.timeout = timeoutSeconds;
  return configuration;
}

/** Hosts besides the issuer in Google's configuration. */
const ofGoogle = ['https://oauth2.googleapis.com', 'https://www.googleapis.com'];

/** The issuer's origin and, for Google, those of its keys and tokens. No other is contacted. */
export function originsOf(issuer: string): ReadonlySet<string> {
  const { origin } = new URL(issuer);
  return new Set([origin, ...(origin === 'https://accounts.google.com' ? ofGoogle : [])]);
}

/** Follows no redirects. Throws for any other origin. */
export function fetchWithin(origins: ReadonlySet<string>): CustomFetch {
  return (address, { body = null, ...options }) => {
    const { origin } = new URL(address);
    if (!origins.has(origin)) throw new Error(`The OpenID provider leads to ${origin}`);
    return fetch(address, { ...options, body, redirect: 'manual' });
  };
}
