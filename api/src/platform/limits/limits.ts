import rateLimit from '@fastify/rate-limit';
import plugin from 'fastify-plugin';
import type { Config } from '../../config/environment';
import { DomainError } from '../errors/domain-error';

/** How much one address may ask of a route in a minute; the numbers are in the configuration. */
export type RateClass = keyof Config['rates'];

/** Limits requests by address and route; a refusal says in `Retry-After` when to come back. */
export const limits = plugin<{ rates: Config['rates'] }>(
  async (app, { rates }) => {
    app.addHook('onRoute', (route) => {
      if (route.config?.rate === 'unlimited') return;
      const max = rates[route.config?.rate ?? 'read'];
      route.config = { ...route.config, rateLimit: { max, timeWindow: 60_000 } };
    });
    await app.register(rateLimit, {
      global: false,
      max: rates.read,
      timeWindow: 60_000,
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      errorResponseBuilder: (_request, { ttl }) =>
        new DomainError(
          'resource-exhausted',
          `Too many requests. Please try again in ${Math.ceil(ttl / 1000)} seconds.`,
        ),
    });
  },
  { name: 'limits' },
);

declare module 'fastify' {
  interface FastifyContextConfig {
    rate?: RateClass | 'unlimited';
  }
}
