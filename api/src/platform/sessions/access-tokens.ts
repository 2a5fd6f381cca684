import jwt from '@fastify/jwt';
import plugin from 'fastify-plugin';
import { type Clock, minutes } from '../clock';

const issuer = 'meritum-api';
const audience = 'meritum-site';

export const accessTokenSeconds = 600;
export const accessTokenLifetime = minutes(10);

/** What an access token says: whose, and of which session. Nothing personal. */
export interface AccessClaims {
  sub: string;
  sid: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): string;
  /** Throws when the token is not one of ours, is expired or meant for somebody else. */
  verify(token: string): AccessClaims;
}

interface Options {
  secret: string;
  clock: Clock;
}

/** Access tokens: HS256 only, with issuer, audience and algorithm pinned; checks are cached. */
export const accessTokens = plugin<Options>(
  async (app, { secret, clock }) => {
    await app.register(jwt, {
      secret,
      sign: { algorithm: 'HS256', iss: issuer, aud: audience, expiresIn: accessTokenLifetime },
      verify: {
        algorithms: ['HS256'],
        allowedIss: issuer,
        allowedAud: audience,
        requiredClaims: ['exp', 'iss', 'aud', 'sub', 'sid'],
        cache: 5_000,
        errorCacheTTL: -1,
      },
    });
    app.decorate('accessTokens', {
      sign: (claims) => app.jwt.sign({ ...claims, iat: Math.floor(clock().getTime() / 1000) }),
      verify: (token) => app.jwt.verify<AccessClaims>(token),
    });
  },
  { name: 'access-tokens' },
);

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens;
  }
}
