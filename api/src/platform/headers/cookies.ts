import cookie from '@fastify/cookie';
import plugin from 'fastify-plugin';

const prefix = '__Host-';
const local = 'local-';

/**
 * Cookies whose names begin with `__Host-`. On this computer without TLS they have other names and
 * are not `Secure`, because WebKit and Chromium of 2023 ignore such cookies there. A public site
 * always has TLS (`config/production.ts`).
 */
export const cookies = plugin<{ publicOrigin: string | undefined }>(
  async (app, { publicOrigin }) => {
    await app.register(cookie);
    if (!publicOrigin?.startsWith('http:')) return;
    app.addHook('onRequest', async (request, reply) => {
      const sent = Object.entries(request.cookies).map(([name, value]) => [
        name.replace(local, prefix),
        value,
      ]);
      request.cookies = Object.fromEntries(sent);
      const { setCookie, clearCookie } = reply;
      reply.setCookie = (name, value, options) =>
        setCookie.call(reply, name.replace(prefix, local), value, { ...options, secure: false });
      reply.clearCookie = (name, options) =>
        clearCookie.call(reply, name.replace(prefix, local), { ...options, secure: false });
    });
  },
  { name: 'cookies' },
);
