import { calls } from '@meritum/shared/contracts/calls';
import { registerRequest, sessionReply, signInRequest } from '@meritum/shared/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/zod/provider';
import { nothing, refusals } from '../../platform/zod/replies';
import { rememberVisitor, visitorOf } from './attempts/visitor';
import {
  type Identities,
  refreshSession,
  registerAccount,
  type StartedSession,
  signIn,
  signOut,
} from './commands';
import { forgetToken, keepToken, tokenOf } from './cookie';
import { deviceOf } from './device';
import { presentSession, presentUser } from './present';
import { endSessions } from './session-commands';

const credentials = { policy: 'public', rate: 'credentials' } as const;
const tags = ['authentication'];

/** Registration, sign-in, sign-out and refresh of sessions. */
export async function identityRoutes(app: App, identities: Identities) {
  const { guard } = identities;
  const present = ({ account, token }: StartedSession) =>
    presentSession(
      app.accessTokens.sign({ sub: account._id, sid: token.sessionId }),
      presentUser(account, identities.adminEmails),
    );
  const device = ({ headers }: FastifyRequest) => deviceOf(headers['user-agent']);

  /** A new session ends the one that this browser had before. */
  async function begin(started: StartedSession, request: FastifyRequest, reply: FastifyReply) {
    const former = tokenOf(request);
    if (former) await signOut(identities, former);
    keepToken(reply, started.token);
    await rememberVisitor(request, reply, { account: started.account, guard });
    return present(started);
  }

  app.post(
    calls.register.path,
    {
      config: credentials,
      schema: {
        operationId: 'register',
        tags,
        body: registerRequest,
        response: { 201: sessionReply, ...refusals('invalid-argument', 'already-exists') },
      },
    },
    async (request, reply) => {
      const started = await guard.register(visitorOf(request, request.body, guard), () =>
        registerAccount(identities, request.body, device(request)),
      );
      return reply.code(201).send(await begin(started, request, reply));
    },
  );

  app.post(
    calls.signIn.path,
    {
      config: credentials,
      schema: {
        operationId: 'signIn',
        tags,
        body: signInRequest,
        response: { 200: sessionReply, ...refusals('invalid-argument', 'unauthenticated') },
      },
    },
    async (request, reply) => {
      const started = await guard.signIn(visitorOf(request, request.body, guard), () =>
        signIn(identities, request.body, device(request)),
      );
      return begin(started, request, reply);
    },
  );

  app.post(
    calls.signOut.path,
    {
      config: { policy: 'public', rate: 'write' },
      schema: { operationId: 'signOut', tags, response: { 204: nothing, ...refusals() } },
    },
    async (request, reply) => {
      const token = tokenOf(request);
      if (token) await signOut(identities, token);
      forgetToken(request, reply);
      return reply.code(204).send(null);
    },
  );

  app.post(
    calls.signOutEverywhere.path,
    {
      config: { policy: 'signed-in', rate: 'write' },
      schema: {
        operationId: 'signOutEverywhere',
        tags,
        response: { 204: nothing, ...refusals('unauthenticated') },
      },
    },
    async (request, reply) => {
      await endSessions(identities, request.identity.accountId);
      forgetToken(request, reply);
      return reply.code(204).send(null);
    },
  );

  app.post(
    calls.refreshSession.path,
    {
      config: { policy: 'public', rate: 'write' },
      schema: {
        operationId: 'refreshSession',
        tags,
        response: { 200: sessionReply, 204: nothing, ...refusals() },
      },
    },
    async (request, reply) => {
      const token = tokenOf(request);
      const started = token && (await refreshSession(identities, token));
      if (!started) {
        forgetToken(request, reply);
        return reply.code(204).send(null);
      }
      keepToken(reply, started.token);
      return reply.code(200).send(present(started));
    },
  );
}
