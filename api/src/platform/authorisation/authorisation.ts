import type { MayCall } from '@meritum/shared/contracts/calls/call';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Clock } from '../clock';
import { DomainError, unauthenticated } from '../errors/domain-error';
import type { AccessClaims } from './access-tokens';
import { type Actor, actorOf, type Person, type SeasonStanding } from './actor';
import { Revocations } from './revocations';

/** The text that the dashboard shows as well (PERM-010). */
const notAdmin = () =>
  new DomainError('permission-denied', 'Unauthorized: You do not have admin access.');

interface Options {
  clock: Clock;
  /**
   * Who has the account, null when it is gone. Asked at each request: what makes an admin is never
   * read off a token, so that a right that was taken away is gone at once.
   */
  personOf(accountId: string): Promise<Person | null>;
  standingOf(accountId: string): Promise<SeasonStanding>;
}

function bearer(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthenticated();
  return token;
}

/**
 * Checks the bearer token of every route that is not public, before anything of it is read, and
 * finds out who sent it before the route is answered.
 */
export const authorisation = plugin<Options>(
  async (app, { clock, personOf, standingOf }) => {
    const revocations = new Revocations(clock);
    const verified = (token: string): AccessClaims => {
      try {
        return app.accessTokens.verify(token);
      } catch {
        throw unauthenticated();
      }
    };
    const claimsOf = (request: FastifyRequest): AccessClaims => {
      const claims = verified(bearer(request));
      if (revocations.has(claims.sid)) throw unauthenticated();
      return claims;
    };
    const resolve = async ({ sub, sid }: AccessClaims): Promise<Actor> => {
      const person = await personOf(sub);
      if (!person) throw unauthenticated();
      return actorOf(person, { sessionId: sid, standingOf });
    };
    app.decorate('revocations', revocations);
    app.decorateRequest('claims', undefined);
    app.decorateRequest('actor', undefined);
    app.decorate('rights', new Map());
    app.addHook('onRoute', ({ method, url, config }) => {
      if (!config?.may) throw new Error(`${method} ${url} does not say who may call it`);
      app.rights.set(`${method} ${url}`, config.may);
    });
    app.addHook('onRequest', async (request) => {
      const { may } = request.routeOptions.config;
      if (request.is404 || may === 'public') return;
      request.claims = claimsOf(request);
      if (may !== 'admin') return;
      request.actor = await resolve(request.claims);
      if (request.actor.role !== 'admin') throw notAdmin();
    });
    // Once the request was let in and found to be well-formed, so that a refusal reads nothing.
    app.addHook('preHandler', async (request) => {
      if (request.claims && !request.actor) request.actor = await resolve(request.claims);
    });
  },
  { name: 'authorisation', dependencies: ['access-tokens'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    revocations: Revocations;
    /** Who may call what, by method and path of each route. */
    rights: Map<string, MayCall>;
  }
  interface FastifyRequest {
    /** What the token says; undefined on a public route. */
    claims: AccessClaims | undefined;
    /** Undefined on a public route. */
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    may?: MayCall;
  }
}
