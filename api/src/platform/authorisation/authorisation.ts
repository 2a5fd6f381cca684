import type { CallAccess } from '@meritum/shared/contracts/calls/call';
import type { Role } from '@meritum/shared/contracts/roles';
import type { FastifyContextConfig, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import plugin from 'fastify-plugin';
import type { Clock } from '../clock';
import { notPermitted, unauthenticated } from '../errors/domain-error';
import type { Keys } from '../keys/keys';
import type { AccessClaims } from './access-tokens';
import { type Actor, actorOf, type Sources } from './actor';
import { crowdAtOneAddress } from './crowd';
import { downloadTickets, ticketIn } from './download-tickets';
import { requireFactor, requireFresh } from './proof';
import { Revocations } from './revocations';

/** The specified text of the dashboard (PERM-010). */
const notAdmin = () => notPermitted('Unauthorized: You do not have admin access.');

interface Options extends Sources {
  /** Keys of download tickets. */
  keys: Keys;
  clock: Clock;
}

function bearer(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthenticated();
  return token;
}

/**
 * Checks the bearer token of every route that is not public: after the rate limit, because refusals
 * use the database too, and before and after the body is read.
 */
export const authorisation = plugin<Options>(
  async (app, { clock, keys, ...sources }) => {
    const tickets = downloadTickets(keys, clock);
    app.decorate('downloadTickets', tickets);
    const revocations = new Revocations(clock);
    const verified = (token: string): AccessClaims => {
      try {
        return app.accessTokens.verify(token);
      } catch {
        throw unauthenticated();
      }
    };
    const identify = (claims: AccessClaims): Actor => {
      if (revocations.has(claims.sid)) throw unauthenticated();
      return actorOf(claims, sources);
    };
    app.decorate('revocations', revocations);
    app.decorateRequest('actor', undefined);
    app.decorate('rights', new Map());
    const crowd = crowdAtOneAddress(clock);
    app.decorate('peopleAtOneAddress', crowd.largest);
    app.addHook('onRoute', ({ method, url, config }) => {
      if (!config?.may) throw new Error(`${method} ${url} does not say who may call it`);
      app.rights.set(`${method} ${url}`, config.may);
    });
    const ask = async (actor: Actor, config: FastifyContextConfig, byTicket: boolean) => {
      const { may, roles = ['admin'], proof } = config;
      // A ticket ends with its session, immediately in every process.
      if (byTicket && (await actor.proof()).provenAt === null) throw unauthenticated();
      if (may === 'admin') {
        const [role, proven] = await Promise.all([actor.role(), actor.proof()]);
        if (!roles.includes(role)) throw notAdmin();
        requireFactor(proven);
      }
      if (proof === 'fresh') requireFresh(await actor.proof(), clock());
    };
    /** Synchronous, because most calls need nothing from the database. */
    const admit = (request: FastifyRequest, done: HookHandlerDoneFunction) => {
      const { config } = request.routeOptions;
      if (request.is404 || config.may === 'public') return done();
      const byTicket = config.byTicket === true && ticketIn(request.originalUrl) !== undefined;
      const actor = identify(
        byTicket ? tickets.verify(request.originalUrl) : verified(bearer(request)),
      );
      request.actor = actor;
      crowd.note(request.ip, actor.accountId);
      // Removed, because the call's schema has no such field.
      if (byTicket) delete (request.query as { ticket?: string }).ticket;
      if (!byTicket && config.may === 'signed-in' && config.proof !== 'fresh') return done();
      ask(actor, config, byTicket).then(() => done(), done);
    };
    app.addHook('preParsing', (request, _reply, _payload, done) => admit(request, done));
    // Checked again: session and role may have ended while the body arrived.
    app.addHook('preHandler', (request, _reply, done) => {
      if (request.body === undefined || request.body === null) done();
      else admit(request, done);
    });
  },
  { name: 'authorisation', dependencies: ['access-tokens'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    revocations: Revocations;
    downloadTickets: ReturnType<typeof downloadTickets>;
    /** Who may make each call, by method and path. */
    rights: Map<string, CallAccess>;
    /** How many people used one private address within an hour, in this process. */
    peopleAtOneAddress(): number;
  }
  interface FastifyRequest {
    /** Undefined on a public route. */
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    may?: CallAccess;
    /** The roles for an admins' call. */
    roles?: readonly Role[];
    /** A download ticket serves as the access token. */
    byTicket?: true;
    proof?: 'fresh' | 'none';
  }
}
