import { calls } from '@meritum/shared/contracts/calls';
import { winnersQuery, winnersReply } from '@meritum/shared/contracts/winners';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/zod/provider';
import { nothing, refusals } from '../../platform/zod/replies';
import type { Catalogue } from './catalogue';
import { answer, type Encoded } from './encoded';

const config = { policy: 'public', rate: 'read' } as const;
const tags = ['winners'];

const atom = {
  description: 'Atom feed (RFC 4287)',
  content: { 'application/atom+xml': { schema: { type: 'string' } } },
};

function send(encoded: Encoded, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = answer(encoded, request.headers);
  return reply.code(status).headers(headers).send(body);
}

/** The winners directory and its feed, for everybody. */
export async function winnersRoutes(app: App, { catalogue }: { catalogue: Catalogue }) {
  app.get(
    calls.getWinners.path,
    {
      config,
      schema: {
        operationId: 'getWinners',
        tags,
        querystring: winnersQuery,
        response: { 200: winnersReply, 304: nothing, ...refusals('invalid-argument') },
      },
    },
    async (request, reply) => send(await catalogue.list(request.query), request, reply),
  );

  app.get(
    calls.getWinnersFeed.path,
    {
      config,
      schema: {
        operationId: 'getWinnersFeed',
        tags,
        response: { 200: atom, 304: nothing, ...refusals() },
      },
    },
    async (request, reply) => send(await catalogue.feed(), request, reply),
  );
}
