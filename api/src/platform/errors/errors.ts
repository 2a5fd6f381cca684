import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { DomainError, notFound } from './domain-error';
import { sendProblem } from './problems';
import { unroutedBecause } from './unrouted';

const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

/** Whether a path matches a route, in which `:name` stands for any part. */
function fits(address: string, path: string): boolean {
  const [wanted, given] = [address.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

/** Handles every error and every unknown path or method. */
export const errors = plugin(
  async (app) => {
    const methods = new Map<string, Set<string>>();
    app.addHook('onRoute', ({ url, method }) => {
      const known = methods.get(url) ?? new Set<string>();
      for (const each of [method].flat()) known.add(each);
      methods.set(url, known);
    });
    const allowedAt = (path: string) =>
      [...methods].flatMap(([address, known]) => (fits(address, path) ? [...known] : []));

    app.setErrorHandler(sendProblem);
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, ({ url, raw }, reply: FastifyReply) => {
      const refusal = unroutedBecause(raw);
      if (refusal) throw refusal;
      const allowed = [...new Set(allowedAt(pathOf(url)))];
      if (allowed.length === 0) throw notFound('There is nothing at this address.');
      reply.header('allow', allowed.sort().join(', '));
      throw new DomainError(
        'method-not-allowed',
        'This address does not accept this kind of request.',
      );
    });
  },
  { name: 'errors', dependencies: ['rates'] },
);
