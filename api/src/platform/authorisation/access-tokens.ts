import jwt from '@fastify/jwt';
import plugin from 'fastify-plugin';
import { type Clock, seconds } from '../clock';

const issuer = 'meritum-api';
const audience = 'meritum-site';

/** How long an access token is good for, in seconds: the unit of the token and of its reply. */
export const accessTokenSeconds = 600;
/** The same in milliseconds. */
export const accessTokenLifetime = seconds(accessTokenSeconds);

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

/** Whether `exp`, a time in seconds, is later than `now`. Anything but a number is not. */
const endsAfter = (exp: unknown, now: Date) =>
  typeof exp === 'number' && seconds(exp) > now.getTime();

interface Options {
  secret: string;
  clock: Clock;
}

/** Access tokens: HS256 only, with issuer, audience and algorithm pinned; checks are cached. */
export const accessTokens = plugin<Options>(
  async (app, { secret, clock }) => {
    await app.register(jwt, {
      secret,
      sign: { algorithm: 'HS256', iss: issuer, aud: audience, expiresIn: accessTokenSeconds },
      verify: {
        algorithms: ['HS256'],
        allowedIss: issuer,
        allowedAud: audience,
        requiredClaims: ['exp', 'iss', 'aud', 'sub', 'sid'],
        // Checked below by our own clock, which also holds for a token that is remembered as valid.
        ignoreExpiration: true,
        cache: 5_000,
        errorCacheTTL: -1,
      },
    });
    app.decorate('accessTokens', {
      sign: (claims) => app.jwt.sign({ ...claims, iat: Math.floor(clock().getTime() / 1000) }),
      verify: (token) => {
        const claims = app.jwt.verify<AccessClaims & { exp: unknown }>(token);
        if (!endsAfter(claims.exp, clock())) throw new Error('The token has expired');
        return claims;
      },
    });
  },
  { name: 'access-tokens' },
);

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens;
  }
}
