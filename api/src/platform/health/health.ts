import { unavailable } from '../errors/domain-error';
import type { App } from '../zod/provider';

const probe = { withoutDatabase: true, quiet: true };
const ok = { status: 'ok' } as const;

/** Probes: `live` means that the process replies, `ready` that it can work. */
export async function healthRoutes(app: App) {
  app.call('getLiveness', probe, () => ok);

  app.call('getReadiness', probe, async () => {
    if (!app.mongo.isReady()) throw unavailable();
    await app.mongo.ping();
    return ok;
  });
}
