import jwt from '@fastify/jwt';
import plugin from 'fastify-plugin';
import { type Clock, seconds } from '../clock';
import type { Keys } from '../keys/keys';

const issuer = 'meritum-api';
const audience = 'meritum-site';

/** Lifetime of an access token in seconds, the unit of the token and its reply. */
export const accessTokenSeconds = 600;
export const accessTokenLifetime = seconds(accessTokenSeconds);

/** The claims of an access token: account and session, nothing personal. */
export interface AccessClaims {
  sub: string;
  sid: string;
}

interface AccessTokens {
  sign(claims: AccessClaims): string;
  /** Throws when the token is not ours, has expired or has another audience. */
  verify(token: string): AccessClaims;
}

/** Whether `exp`, a number in seconds, is later than `now`. */
const endsAfter = (exp: unknown, now: Date) =>
  typeof exp === 'number' && seconds(exp) > now.getTime();

function keyIdIn(token: string): string | undefined {
  const [header = ''] = token.split('.', 1);
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid?: unknown };
  return typeof kid === 'string' ? kid : undefined;
}

const verification = {
  algorithms: ['HS256' as const],
  allowedIss: issuer,
  allowedAud: audience,
  requiredClaims: ['exp', 'iss', 'aud', 'sub', 'sid'],
  // Expiry is checked by our own clock, for cached tokens too.
  ignoreExpiration: true,
  cache: 5_000,
  errorCacheTTL: -1,
};

interface Options {
  keys: Keys;
  clock: Clock;
}

/**
 * Access tokens: HS256 only, for one issuer and audience. The current key signs and is named in the
 * token; former keys verify while they are configured. Verified tokens are cached.
 */
export const accessTokens = plugin<Options>(
  async (app, { keys: { current, all }, clock }) => {
    for (const { id, bytes } of all)
      await app.register(jwt, {
        namespace: id,
        secret: bytes,
        sign: {
          algorithm: 'HS256',
          kid: id,
          iss: issuer,
          aud: audience,
          expiresIn: accessTokenSeconds,
        },
        verify: verification,
      });
    const signer = app.jwt[current.id];
    if (!signer) throw new Error('There is no key for access tokens');
    const known = new Map(all.map(({ id }) => [id, app.jwt[id]]));
    app.decorate('accessTokens', {
      sign: (claims) => signer.sign({ ...claims, iat: Math.floor(clock().getTime() / 1000) }),
      verify: (token) => {
        const verifier = known.get(keyIdIn(token) ?? '');
        if (!verifier) throw new Error('The token names an unknown key');
        const claims = verifier.verify<AccessClaims & { exp: unknown }>(token);
        if (!endsAfter(claims.exp, clock())) throw new Error('The token has expired');
        return claims;
      },
    });
  },
  { name: 'access-tokens' },
);

declare module '@fastify/jwt' {
  interface FastifyJWT {
    /** A namespace for each key, by its id. */
    namespaces: string;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens;
  }
}
