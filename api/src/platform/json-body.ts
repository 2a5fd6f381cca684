import plugin from 'fastify-plugin';
import { DomainError } from './errors/domain-error';

/**
 * Accepts only JSON bodies, which forms of other sites cannot send. An empty body counts as none,
 * because clients often send one for calls without arguments. Keys that would change a prototype
 * are refused, and so are compressed bodies, which could expand.
 */
export const jsonBody = plugin(
  async (app) => {
    app.addHook('onRequest', ({ headers }, reply, done) => {
      const encoding = headers['content-encoding']?.trim().toLowerCase();
      if (!encoding || encoding === 'identity') return done();
      reply.header('accept-encoding', 'identity');
      throw new DomainError(
        'unsupported-media-type',
        'Send the request body as it is, without compressing it.',
      );
    });
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, body, done) => {
        if (body === '') done(null, undefined);
        else parse(request, body, done);
      },
    );
  },
  { name: 'json-body' },
);
