import plugin from 'fastify-plugin';

/**
 * One line a request: route pattern, status and time, and of a refusal why. Never the address with
 * its query (it can hold a token), a header, a body or the caller's network address.
 */
export const requestLog = plugin(
  async (app) => {
    app.decorateRequest('refusal', undefined);
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const level = request.routeOptions.config.quiet ? 'debug' : 'info';
      request.log[level](
        {
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          ...(request.refusal && { refused: request.refusal }),
        },
        'answered',
      );
      done();
    });
    app.addHook('onRequestAbort', async (request) => {
      request.log.info({ route: request.routeOptions.url ?? 'unknown' }, 'aborted by the caller');
    });
  },
  { name: 'request-log' },
);

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused: a code of ours, and what the refusal can be mended by. */
    refusal: string | undefined;
  }
  interface FastifyContextConfig {
    /** Answers are logged at debug level only: probes that come every few seconds. */
    quiet?: boolean;
  }
}
