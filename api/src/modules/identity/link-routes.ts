import { calls } from '@meritum/shared/contracts/calls';
import {
  emailConfirmation,
  passwordResetConfirmation,
  passwordResetRequest,
} from '@meritum/shared/contracts/identity';
import type { App } from '../../platform/zod/provider';
import { nothing, refusals } from '../../platform/zod/replies';
import { rememberVisitor, visitorOf } from './attempts/visitor';
import { accountOf, type Identities } from './commands';
import { confirmEmail, requestEmailConfirmation } from './email-confirmation';
import { answerReset, confirmPasswordReset, requestPasswordReset } from './password-reset';

const credentials = { policy: 'public', rate: 'credentials' } as const;
const tags = ['authentication'];

/** Mailed links: asking for one, and using it. */
export async function linkRoutes(app: App, identities: Identities) {
  const { guard } = identities;
  app.post(
    calls.requestPasswordReset.path,
    {
      config: credentials,
      schema: {
        operationId: 'requestPasswordReset',
        tags,
        body: passwordResetRequest,
        response: { 204: nothing, ...refusals('invalid-argument') },
      },
    },
    async (request, reply) => {
      const visitor = visitorOf(request, request.body, guard);
      const reset = await guard.requestReset(visitor, () =>
        requestPasswordReset(identities, request.body),
      );
      app.background.after(reply, 'answering a reset', () => answerReset(identities, reset));
      return reply.code(204).send(null);
    },
  );

  app.post(
    calls.confirmPasswordReset.path,
    {
      config: credentials,
      schema: {
        operationId: 'confirmPasswordReset',
        tags,
        body: passwordResetConfirmation,
        response: { 204: nothing, ...refusals('invalid-argument', 'failed-precondition') },
      },
    },
    async (request, reply) => {
      const account = await confirmPasswordReset(identities, request.body);
      await rememberVisitor(request, reply, { account, guard });
      return reply.code(204).send(null);
    },
  );

  app.post(
    calls.requestEmailConfirmation.path,
    {
      config: { policy: 'signed-in', rate: 'credentials' },
      schema: {
        operationId: 'requestEmailConfirmation',
        tags,
        response: { 204: nothing, ...refusals('unauthenticated') },
      },
    },
    async (request, reply) => {
      const account = await accountOf(identities.accounts, request.identity.accountId);
      await requestEmailConfirmation(identities, account);
      return reply.code(204).send(null);
    },
  );

  app.post(
    calls.confirmEmail.path,
    {
      config: { policy: 'signed-in', rate: 'credentials' },
      schema: {
        operationId: 'confirmEmail',
        tags,
        body: emailConfirmation,
        response: {
          204: nothing,
          ...refusals(
            'invalid-argument',
            'unauthenticated',
            'permission-denied',
            'failed-precondition',
          ),
        },
      },
    },
    async (request, reply) => {
      const { accountId } = request.identity;
      await confirmEmail(identities, { accountId, token: request.body.token });
      return reply.code(204).send(null);
    },
  );
}
