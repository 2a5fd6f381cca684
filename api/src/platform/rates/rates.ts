import rateLimit from '@fastify/rate-limit';
import type { CallRate } from '@meritum/shared/contracts/calls/call';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { DomainError, waitInWords } from '../errors/domain-error';
import { originOf } from './origins';
import { sharesOfAddresses, shareWindow } from './shares';

interface Options {
  rates: Readonly<Record<Exclude<CallRate, 'unlimited'>, number>>;
  /**
   * The name of a caller's own share for requests with credentials, which an attacker at the same
   * address cannot use up.
   */
  shareOf?(request: FastifyRequest): string | undefined;
}

/** How many own shares one address can have, besides the common one. */
const sharesOfAddress = 5;

/**
 * Limits requests by address and route; refusals have `Retry-After`. Each process counts separately
 * and allows its part of the limit, because a proxy spreads requests evenly.
 */
export const rateLimits = plugin<Options>(
  async (app, { rates, shareOf }) => {
    const addressOf = ({ ip }: FastifyRequest) => originOf(ip).address;
    const mayHaveShare = sharesOfAddresses(sharesOfAddress);
    const limits = { sharedBy: 1 };
    const partOf = (rate: Exclude<CallRate, 'unlimited'>) => () =>
      Math.ceil(rates[rate] / limits.sharedBy);
    const ownShare = (request: FastifyRequest) => {
      const [address, share] = [addressOf(request), shareOf?.(request)];
      return share && mayHaveShare(address, share) ? share : address;
    };
    app.decorate('limits', limits);
    app.addHook('onRoute', (route) => {
      const { rate = 'read' } = route.config ?? {};
      if (rate === 'unlimited') return;
      const keyGenerator = rate === 'credentials' ? ownShare : addressOf;
      const rateLimit = { max: partOf(rate), timeWindow: shareWindow, keyGenerator };
      route.config = { ...route.config, rateLimit };
    });
    await app.register(rateLimit, {
      global: false,
      max: partOf('read'),
      timeWindow: shareWindow,
      keyGenerator: addressOf,
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      errorResponseBuilder: (_request, { ttl }) =>
        new DomainError(
          'resource-exhausted',
          `Too many requests. Try again in ${waitInWords(ttl)}.`,
        ),
    });
  },
  { name: 'rates' },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Number of processes that share each limit. */
    limits: { sharedBy: number };
  }
  interface FastifyContextConfig {
    rate?: CallRate;
  }
}
