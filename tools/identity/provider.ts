import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import { problemPage } from './pages';
import { type LocalPerson, subjectOf } from './people';

export interface ProviderOptions {
  issuer: string;
  site: string;
  clientId: string;
  clientSecret: string;
  /** Callback path of the site. */
  callbackPath: string;
}

/** Cookie names, distinct from the site's. */
export const sessionCookie = 'local-sign-in-session';

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' } as JWK;
}

/** Grants everything: the site is the only client, and choosing a person was the consent. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? '',
    accountId: oidc.session?.accountId ?? '',
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

function claimsOf(sub: string, { name, email, verified }: LocalPerson) {
  // Verified people also get the hosted-domain claim, as with an organisation's sign-in.
  const hosted = verified && { hd: email.split('@')[1] };
  return { sub, email, email_verified: verified, ...hosted, ...(name && { name }) };
}

function configuration(options: ProviderOptions, known: Map<string, LocalPerson>): Configuration {
  const { site, clientId, clientSecret, callbackPath } = options;
  const lifetime = 600;
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [site + callbackPath],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: sessionCookie, interaction: 'local-sign-in', resume: 'local-sign-in-back' },
    },
    pkce: { required: () => true },
    claims: { openid: ['sub', 'hd'], email: ['email', 'email_verified'], profile: ['name'] },
    // As with Google, the id token itself carries the profile.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/choose/${uid}` },
    ttl: {
      AccessToken: lifetime,
      AuthorizationCode: 60,
      Grant: lifetime,
      IdToken: lifetime,
      Interaction: 3_600,
      Session: lifetime,
    },
    findAccount(_ctx, sub) {
      const person = known.get(sub);
      return person && { accountId: sub, claims: async () => claimsOf(sub, person) };
    },
    loadExistingGrant: grantAll,
    renderError(ctx, { error, error_description }) {
      ctx.type = 'html';
      ctx.body = problemPage(site, `${error_description ?? error}.`);
    },
  };
}

/** An in-memory OpenID provider that behaves like Google's, with the people added since its start. */
export function localProvider(options: ProviderOptions) {
  const known = new Map<string, LocalPerson>();
  return {
    provider: new Provider(options.issuer, configuration(options, known)),
    /** Adds the person and returns the provider's id for them. */
    know(person: LocalPerson): string {
      const sub = subjectOf(person);
      known.set(sub, person);
      return sub;
    },
  };
}

export type LocalProvider = ReturnType<typeof localProvider>;
