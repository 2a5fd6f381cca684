import type { SystemReply } from '@meritum/shared/contracts/system';
import type { App } from '../../platform/zod/provider';
import { overviewFor } from './commands';
import type { Overview } from './context';
import { listOpenDecisions } from './open-decisions';
import { countUnconfirmed, remindUnconfirmed } from './reminding';

async function roundTrip(ping: () => Promise<void>): Promise<SystemReply['database']> {
  const begun = performance.now();
  await ping();
  return { milliseconds: Math.ceil(performance.now() - begun) };
}

export async function overviewRoutes(app: App, context: Overview) {
  app.call('getOverview', ({ actor, query }) => overviewFor(context, actor, query.season));

  app.call('listOpenDecisions', ({ actor }) => listOpenDecisions(context, actor));

  app.call('getUnconfirmed', () => countUnconfirmed(context));

  app.call('remindUnconfirmed', ({ actor }) => remindUnconfirmed(context, actor));

  app.call('getSystem', async ({ actor }) => {
    const [mails, documents, database, registration] = await Promise.all([
      context.deps.mail.state(actor),
      context.cached.room(),
      roundTrip(app.mongo.ping),
      context.cached.registration(),
    ]);
    return {
      ...{ mails, documents, database, registration },
      failingJobs: app.failingJobs(),
      peopleAtOneAddress: app.peopleAtOneAddress(),
    };
  });
}
