import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { DomainError } from '../errors/domain-error';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when a browser on another site sent the request. Programs send neither header. */
export function isForeign(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}

/** Refuses state-changing requests that a page of another origin makes in somebody's name. */
export const sameOrigin = plugin<{ publicOrigin: string | undefined }>(
  async (app, { publicOrigin }) => {
    app.addHook('onRequest', async (request) => {
      if (reading.has(request.method) || !isForeign(request, publicOrigin)) return;
      throw new DomainError('permission-denied', 'Requests from other sites are not accepted.');
    });
  },
  { name: 'same-origin' },
);
