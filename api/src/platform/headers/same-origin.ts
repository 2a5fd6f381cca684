import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { DomainError } from '../errors/domain-error';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

const ofThisComputer = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z\d-]+\.localhost)$/;

/** Without a public origin only a name of this computer counts: any other can be made to lead here. */
function isOwnOrigin(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host && ofThisComputer.test(url.hostname);
}

/** True when a browser on another site sent the request. Programs send neither header. */
export function isForeign(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return publicOrigin ? origin !== publicOrigin : !isOwnOrigin(origin, request.host);
}

/** Refuses state-changing requests that a page of another origin makes in somebody's name. */
export const sameOrigin = plugin<{ publicOrigin: string | undefined }>(
  async (app, { publicOrigin }) => {
    // After the limit of requests, which counts refusals as well.
    app.addHook('preParsing', async (request) => {
      if (reading.has(request.method) || !isForeign(request, publicOrigin)) return;
      throw new DomainError('permission-denied', 'Requests from other sites are not accepted.');
    });
  },
  { name: 'same-origin' },
);
