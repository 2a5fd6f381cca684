import { calls, idempotencyKeyHeader } from '@meritum/shared/contracts/calls';
import { category } from '@meritum/shared/contracts/categories';
import {
  nominationStatusReply,
  submitNominationReply,
  submitNominationRequest,
} from '@meritum/shared/contracts/nominations';
import * as z from 'zod/mini';
import type { App } from '../../platform/zod/provider';
import { refusals } from '../../platform/zod/replies';
import { type Accounts, accountOf } from '../identity/commands';
import { type Nominations, nominationOf, submitNomination } from './commands';
import { presentStatus } from './present';

interface Context extends Nominations {
  accounts: Accounts;
}

const tags = ['nominations'];

const submitHeaders = z.looseObject({
  [idempotencyKeyHeader]: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/, 'Use 8 to 128 visible characters')),
  ),
});

const statusQuery = z.object({ category: z.optional(category) });

/** Submission of a nomination and its status, each for the caller's own only. */
export async function nominationRoutes(app: App, context: Context) {
  app.post(
    calls.submitTechNomination.path,
    {
      config: { policy: 'signed-in', rate: 'write' },
      schema: {
        operationId: 'submitTechNomination',
        tags,
        headers: submitHeaders,
        body: submitNominationRequest,
        response: {
          201: submitNominationReply,
          ...refusals(
            'invalid-argument',
            'unauthenticated',
            'already-exists',
            'failed-precondition',
            'payload-too-large',
            'unsupported-media-type',
          ),
        },
      },
    },
    async (request, reply) => {
      const account = await accountOf(context.accounts, request.identity.accountId);
      const nomination = await submitNomination(context, {
        account,
        form: request.body,
        key: request.headers[idempotencyKeyHeader],
      });
      return reply.code(201).send({ data: { nominationId: nomination._id } });
    },
  );

  app.get(
    calls.getTechNominationStatus.path,
    {
      config: { policy: 'signed-in', rate: 'read' },
      schema: {
        operationId: 'getTechNominationStatus',
        tags,
        querystring: statusQuery,
        response: {
          200: nominationStatusReply,
          ...refusals('invalid-argument', 'unauthenticated'),
        },
      },
    },
    async (request) => {
      const { accountId } = request.identity;
      const nomination = await nominationOf(context, accountId, request.query.category);
      return { data: presentStatus(nomination) };
    },
  );
}
