import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/zod/provider';
import type { Catalogue } from './catalogue';
import { answer, type Encoded } from './encoded';

function send(encoded: Encoded, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = answer(encoded, request.headers);
  return reply.code(status).headers(headers).send(body);
}

/** The winners directory and its feed, for everybody. */
export async function winnersRoutes(app: App, { catalogue }: { catalogue: Catalogue }) {
  app.call('getWinners', async ({ query, request, reply }) =>
    send(await catalogue.list(query), request, reply),
  );

  app.call('getWinnersFeed', async ({ request, reply }) =>
    send(await catalogue.feed(), request, reply),
  );
}
