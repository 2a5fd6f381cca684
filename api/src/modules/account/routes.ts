import {
  accountDeletion,
  accountReply,
  accountUpdate,
  passwordChange,
  sessionsReply,
} from '@meritum/shared/contracts/account';
import { calls } from '@meritum/shared/contracts/calls';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { unauthenticated } from '../../platform/errors/domain-error';
import type { App } from '../../platform/zod/provider';
import { nothing, refusals } from '../../platform/zod/replies';
import { accountOf } from '../identity/commands';
import { forgetToken } from '../identity/cookie';
import { changePassword } from '../identity/password-change';
import { endOwnSession, listSessions } from '../identity/session-commands';
import { archiveOf } from './archive';
import { type Deletions, deleteAccount } from './deletion';
import { exportAccount } from './export';
import { presentAccount, presentOneSession } from './present';

export type AccountContext = Deletions;

const signedIn = { policy: 'signed-in', rate: 'read' } as const;
const proving = { policy: 'signed-in', rate: 'credentials' } as const;
const tags = ['account'];

const zip = {
  description: 'Everything that is held about the caller',
  content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
};

const sessionParams = z.object({ sessionId: z.string().check(z.maxLength(64)) });

/** The caller's own account: what is held, changing it, and its end. */
export async function accountRoutes(app: App, context: AccountContext) {
  const { identities } = context;
  const { accounts, adminEmails } = identities;
  const caller = async ({ identity }: FastifyRequest) => ({
    account: await accountOf(accounts, identity.accountId),
    sessionId: identity.sessionId,
  });

  app.get(
    calls.getAccount.path,
    {
      config: signedIn,
      schema: {
        operationId: 'getAccount',
        tags,
        response: { 200: accountReply, ...refusals('unauthenticated') },
      },
    },
    async (request) => presentAccount((await caller(request)).account, adminEmails),
  );

  app.patch(
    calls.updateAccount.path,
    {
      config: { policy: 'signed-in', rate: 'write' },
      schema: {
        operationId: 'updateAccount',
        tags,
        body: accountUpdate,
        response: { 200: accountReply, ...refusals('invalid-argument', 'unauthenticated') },
      },
    },
    async (request) => {
      const { accountId } = request.identity;
      const account = await accounts.rename(accountId, request.body.displayName);
      if (!account) throw unauthenticated();
      return presentAccount(account, adminEmails);
    },
  );

  app.post(
    calls.changePassword.path,
    {
      config: proving,
      schema: {
        operationId: 'changePassword',
        tags,
        body: passwordChange,
        response: {
          204: nothing,
          ...refusals('invalid-argument', 'unauthenticated', 'failed-precondition'),
        },
      },
    },
    async (request, reply) => {
      await changePassword(identities, await caller(request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    calls.listSessions.path,
    {
      config: signedIn,
      schema: {
        operationId: 'listSessions',
        tags,
        response: { 200: sessionsReply, ...refusals('unauthenticated') },
      },
    },
    async ({ identity }) => {
      const sessions = await listSessions(identities, identity.accountId);
      return { sessions: sessions.map((one) => presentOneSession(one, identity.sessionId)) };
    },
  );

  app.delete(
    calls.endSession.path,
    {
      config: { policy: 'signed-in', rate: 'write' },
      schema: {
        operationId: 'endSession',
        tags,
        params: sessionParams,
        response: { 204: nothing, ...refusals('unauthenticated', 'not-found') },
      },
    },
    async ({ identity: { accountId }, params: { sessionId } }, reply) => {
      await endOwnSession(identities, { accountId, sessionId });
      return reply.code(204).send(null);
    },
  );

  app.get(
    calls.exportAccount.path,
    {
      config: { policy: 'signed-in', rate: 'upload' },
      schema: {
        operationId: 'exportAccount',
        tags,
        response: { 200: zip, ...refusals('unauthenticated') },
      },
    },
    async (request, reply) => {
      const files = await exportAccount(context, (await caller(request)).account);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .send(archiveOf(files, identities.clock()));
    },
  );

  app.post(
    calls.deleteAccount.path,
    {
      config: proving,
      schema: {
        operationId: 'deleteAccount',
        tags,
        body: accountDeletion,
        response: {
          204: nothing,
          ...refusals('invalid-argument', 'unauthenticated', 'failed-precondition'),
        },
      },
    },
    async (request, reply) => {
      await deleteAccount(context, await caller(request), request.body);
      forgetToken(request, reply);
      return reply.code(204).send(null);
    },
  );
}
