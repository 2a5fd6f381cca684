import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Clock } from '../clock';
import { DomainError, unauthenticated } from '../errors/domain-error';
import type { AccessClaims } from './access-tokens';
import { Revocations } from './revocations';

/** Who may call a route. Each route states one; there is no default. */
export type Policy = 'public' | 'signed-in' | 'admin';

/** The text that the dashboard shows as well (PERM-010). */
const notAdmin = () =>
  new DomainError('permission-denied', 'Unauthorized: You do not have admin access.');

interface Options {
  clock: Clock;
  /**
   * Asked at each request of a route for admins: what makes an admin is never read off a token, so
   * that a right that was taken away is gone at once.
   */
  isAdmin(accountId: string): Promise<boolean>;
}

/** The caller of a route that is not public. */
export interface Identity {
  accountId: string;
  sessionId: string;
}

function bearer(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthenticated();
  return token;
}

/** Checks the bearer token of every route that is not public, before anything of it is read. */
export const sessions = plugin<Options>(
  async (app, { clock, isAdmin }) => {
    const revocations = new Revocations(clock);
    const identify = (request: FastifyRequest): Identity => {
      const { sub, sid } = verified(bearer(request));
      if (revocations.has(sid)) throw unauthenticated();
      return { accountId: sub, sessionId: sid };
    };
    const verified = (token: string): AccessClaims => {
      try {
        return app.accessTokens.verify(token);
      } catch {
        throw unauthenticated();
      }
    };
    app.decorate('revocations', revocations);
    app.decorateRequest('identity', {
      getter() {
        const identity = this.caller;
        if (!identity) throw new Error('A public route has no identity');
        return identity;
      },
    });
    app.decorateRequest('caller', undefined);
    app.decorate('policies', new Map());
    app.addHook('onRoute', ({ method, url, config }) => {
      if (!config?.policy) throw new Error(`${method} ${url} states no policy`);
      app.policies.set(`${method} ${url}`, config.policy);
    });
    app.addHook('onRequest', async (request) => {
      const { policy } = request.routeOptions.config;
      if (request.is404 || policy === 'public') return;
      request.caller = identify(request);
      if (policy === 'admin' && !(await isAdmin(request.caller.accountId))) throw notAdmin();
    });
  },
  { name: 'sessions', dependencies: ['access-tokens'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    revocations: Revocations;
    /** Who may call what: the policy of each route, by method and path. */
    policies: Map<string, Policy>;
  }
  interface FastifyRequest {
    caller: Identity | undefined;
    /** Throws on a public route. */
    readonly identity: Identity;
  }
  interface FastifyContextConfig {
    policy?: Policy;
  }
}
