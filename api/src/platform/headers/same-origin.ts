import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { notPermitted } from '../errors/domain-error';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

const ofThisComputer = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z\d-]+\.localhost)$/;

const isHere = (origin: string) =>
  URL.canParse(origin) && ofThisComputer.test(new URL(origin).hostname);

/** A local site accepts the names of this computer only, against DNS rebinding. */
const isOwnOrigin = (origin: string, host: string) =>
  isHere(origin) && new URL(origin).host === host;

/** Whether a browser on another site sent the request. Programs send neither header. */
export function isCrossSite(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined || origin === publicOrigin) return false;
  const isSiteHere = publicOrigin === undefined || isHere(publicOrigin);
  return !(isSiteHere && isOwnOrigin(origin, request.host));
}

const isOwnHost = (host: string | undefined, publicOrigin: string | undefined): boolean =>
  isHere(`http://${host}`) || (publicOrigin !== undefined && host === new URL(publicOrigin).host);

/**
 * Refuses requests for any host other than the site or this computer: with DNS rebinding, another
 * site's page could read the reply. Checks both headers, because a page can set the proxy's header.
 */
export const checkHostName =
  (publicOrigin: string | undefined) =>
  async (request: FastifyRequest): Promise<void> => {
    const hosts = [request.headers.host, request.host];
    if (hosts.every((host) => isOwnHost(host, publicOrigin))) return;
    throw notPermitted('This site is available only at its own address.');
  };

/** Refuses state-changing requests from pages of another origin. */
export const sameOrigin = plugin<{ publicOrigin: string | undefined }>(
  async (app, { publicOrigin }) => {
    // Runs after the rate limit, which counts refusals too.
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      if (reading.has(request.method) || !isCrossSite(request, publicOrigin)) return done();
      throw notPermitted('Requests from other sites are not accepted.');
    });
  },
  { name: 'same-origin' },
);
