import plugin from 'fastify-plugin';

/**
 * One line per request: route pattern, status, time and the reason of a refusal. Never the URL with
 * its query (which can have a token), headers, body or the caller's network address.
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
    /** Why a call was refused: its code, and what the caller can do. */
    refusal: string | undefined;
  }
  interface FastifyContextConfig {
    /** Logged at debug level only, for frequent probes. */
    quiet?: boolean;
  }
}
