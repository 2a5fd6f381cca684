import * as z from 'zod/mini';
import { unavailable } from '../errors/domain-error';
import type { App } from '../zod/provider';
import { refusals } from '../zod/replies';

const state = z.object({ status: z.literal('ok') });
const probe = { policy: 'public', rate: 'unlimited', withoutDatabase: true, quiet: true } as const;

/** Probes: `live` says that the process answers, `ready` that it can do its work. */
export async function healthRoutes(app: App) {
  app.get(
    '/api/health/live',
    {
      config: probe,
      schema: {
        operationId: 'getLiveness',
        tags: ['health'],
        response: { 200: state, ...refusals() },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/api/health/ready',
    {
      config: probe,
      schema: {
        operationId: 'getReadiness',
        tags: ['health'],
        response: { 200: state, ...refusals() },
      },
    },
    async () => {
      if (!app.mongo.isReady()) throw unavailable();
      await app.mongo.ping();
      return { status: 'ok' as const };
    },
  );
}
