import type { CallContract } from '@meritum/shared/contracts/calls/call';
import plugin from 'fastify-plugin';
import { DomainError, unavailable } from '../errors/domain-error';
import { measureLateness } from './lateness';

/**
 * Calls in the order in which an overloaded server refuses them: computations and files, then
 * reading, then calls that change something or need no account.
 */
type Urgency = 'heavy' | 'reading' | 'saving';

/** The multiple of the setting from which calls are refused, and the seconds until a retry. */
const limits = {
  heavy: { times: 1, retryAfter: 30 },
  reading: { times: 2, retryAfter: 10 },
  saving: { times: 4, retryAfter: 5 },
} as const satisfies Record<Urgency, object>;

const refusals = {
  heavy: 'The site is busy saving nominations and ratings, so this has to wait.',
  reading: 'The site is very busy at the moment.',
};

/**
 * Undefined for calls that are always answered: probes, calls with a deadline, and steps of a
 * sign-in at a provider, which return to a page that says what failed.
 */
export function urgencyOf({
  heavy,
  urgent,
  method,
  may,
  rate,
  replies,
}: CallContract): Urgency | undefined {
  if (rate === 'unlimited' || urgent || 303 in replies) return undefined;
  if (heavy) return 'heavy';
  return method === 'GET' && may !== 'public' ? 'reading' : 'saving';
}

function refusal(urgency: Urgency, isOverwhelmed: boolean): DomainError {
  if (urgency === 'saving' || isOverwhelmed) return unavailable();
  const { retryAfter } = limits[urgency];
  const message = `${refusals[urgency]} Try again in ${retryAfter} seconds.`;
  return new DomainError('unavailable', message, undefined, retryAfter);
}

interface Options {
  /** Lateness in milliseconds from which heavy calls are refused; 0 refuses nothing. */
  busyAtMs: number;
  /** Lateness in milliseconds for tests; measured if undefined. */
  late?: (() => number) | undefined;
}

/**
 * Refuses calls before they cost anything while replies are late, the least urgent first, so that
 * saving stays fast as long as the processor suffices for it alone.
 */
export const shedding = plugin<Options>(
  async (app, { busyAtMs, late: given }) => {
    if (busyAtMs === 0) return;
    let late = given ?? (() => 0);
    if (!given)
      app.addHook('onReady', async () => {
        const measured = measureLateness(() => app.mongo.ping());
        late = measured.late;
        app.addHook('onClose', async () => measured.stop());
      });
    app.metrics.gauge({
      name: 'meritum_lateness_seconds',
      help: 'How long work waits for the event loop or the database, whichever is longer',
      read: () => late() / 1_000,
    });
    const refused = app.metrics.counter({
      name: 'meritum_requests_shed_total',
      help: 'Requests refused because replies were late, by urgency',
      labels: ['urgency'],
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const { urgency } = request.routeOptions.config;
      const lateMs = late();
      if (!urgency || lateMs < busyAtMs * limits[urgency].times) return done();
      refused({ urgency });
      throw refusal(urgency, lateMs >= busyAtMs * limits.saving.times);
    });
  },
  { name: 'shedding', dependencies: ['metrics'] },
);

declare module 'fastify' {
  interface FastifyContextConfig {
    urgency?: Urgency | undefined;
  }
}
