import type { CallRate } from '@meritum/shared/contracts/calls/call';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../config/environment';
import { secondsOf, tooManyRequests } from '../errors/domain-error';
import { memoize } from '../memoize';
import { originOf } from './origins';
import { sharesOfAddresses, shareWindow } from './shares';
import { windows } from './windows';

interface Options {
  rates: Config['rates'];
  /**
   * The name of a caller's own share for credential requests, so that an attacker behind the same
   * address cannot use it up.
   */
  shareOf?(request: FastifyRequest): string | undefined;
}

/** Network addresses whose household is cached. */
const maxCachedAddresses = 10_000;

/** Own shares that one address can have simultaneously, besides the common one. */
const sharesOfAddress = 5;

/**
 * Limits requests by address and route; refusals have `Retry-After`. Each process counts for itself
 * and allows its part of the limit, because a proxy spreads requests evenly.
 */
export const rateLimits = plugin<Options>(
  async (app, { rates: most, shareOf }) => {
    const addresses = memoize(maxCachedAddresses, (ip) => originOf(ip).address);
    const addressOf = ({ ip }: FastifyRequest) => addresses(ip);
    const mayHaveShare = sharesOfAddresses(sharesOfAddress);
    const limits = { sharedBy: 1 };
    const ownShare = (request: FastifyRequest) => {
      const [address, share] = [addressOf(request), shareOf?.(request)];
      return share && mayHaveShare(address, share) ? share : address;
    };
    const limited = (rate: Exclude<CallRate, 'unlimited'>): onRequestHookHandler => {
      const keyOf = rate === 'credentials' ? ownShare : addressOf;
      const exceeding = windows(() => Math.ceil(most[rate] / limits.sharedBy), shareWindow);
      // Waits for nothing, because every request passes here.
      return (request, _reply, done) => {
        const wait = exceeding(keyOf(request));
        if (wait === 0) return done();
        throw tooManyRequests(`Too many requests. Try again in ${secondsOf(wait)} seconds.`, wait);
      };
    };
    app.decorate('limits', limits);
    app.decorate('limitReads', limited('read'));
    app.addHook('onRoute', (route) => {
      const { rate = 'read' } = route.config ?? {};
      if (rate !== 'unlimited') route.onRequest = limited(rate);
    });
  },
  { name: 'rates' },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits requests for unknown paths. */
    limitReads: onRequestHookHandler;
    /** Processes that share each limit. */
    limits: { sharedBy: number };
  }
  interface FastifyContextConfig {
    rate?: CallRate;
  }
}
