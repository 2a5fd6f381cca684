import plugin from 'fastify-plugin';

/**
 * Bodies are JSON and nothing else, which a form of another site cannot send. A body that is
 * announced but empty counts as none, as calls without arguments are often sent so. Keys that
 * would change a prototype are refused.
 */
export const jsonBody = plugin(
  async (app) => {
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
