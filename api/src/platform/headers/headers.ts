import plugin from 'fastify-plugin';

const constant = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Sets the same security headers on every reply; cacheable routes override the first one. */
export const headers = plugin(
  async (app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(constant);
      done();
    });
  },
  { name: 'headers' },
);
