import plugin from 'fastify-plugin';
import { DomainError } from './errors/domain-error';

/**
 * Bodies are JSON and nothing else, which a form of another site cannot send. A body that is
 * announced but empty counts as none, as calls without arguments are often sent so. Keys that
 * would change a prototype are refused, and so is what is compressed: small requests stay small.
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
