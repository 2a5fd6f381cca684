import type { Configuration } from 'openid-client';
import type { Config } from '../../../config/environment';
import { fetchWithin, originsOf } from './outbound';

type Settings = NonNullable<Config['google']>;

/** What binds the provider's answer to the attempt that asked for it. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who signed in, as the provider vouches for it. */
export interface GoogleIdentity {
  issuer: string;
  subject: string;
  /** As the provider wrote it. */
  email: unknown;
  emailVerified: boolean;
  /** Domain of the organisation that hosts the address, where one does. */
  hostedDomain: unknown;
  name: unknown;
}

export interface Provider {
  /** Where the browser goes. Throws while the provider cannot be reached. */
  authorizationUrl(checks: Checks, redirectUri: string): Promise<URL>;
  /**
   * Redeems the provider's answer: state, issuer, code, PKCE, then signature, algorithm, issuer,
   * audience, times and nonce of the id token. Throws when anything of it is not as it must be.
   */
  identity(answer: URL, checks: Checks): Promise<GoogleIdentity>;
}

const timeoutSeconds = 5;
const scope = 'openid email profile';

/** The provider of the settings; asked for its configuration once it is needed, until it answers. */
export function googleProvider(settings: Settings): Provider {
  const configuration = remembered(() => discovered(settings));
  return {
    async authorizationUrl({ state, nonce, codeVerifier }, redirectUri) {
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
    async identity(answer, { state, nonce, codeVerifier }) {
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
      // Also the signature, though the token comes over TLS: that alone is what the protocol asks.
      execute: [
        client.enableNonRepudiationChecks,
        // The settings allow http on this machine only.
        ...(overHttp ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  configuration.timeout = timeoutSeconds;
  return configuration;
}

/** Calls `make` until it succeeds once; those who ask meanwhile wait for the same call. */
function remembered<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
