import { defaultSeasons } from '@meritum/shared/programme/seasons';
import fastify from 'fastify';
import type { Db } from 'mongodb';
import { prepareStores } from '../../composition/define-store';
import { calls } from '../../platform/calls/calls';
import type { Clock } from '../../platform/clock';
import { errors } from '../../platform/errors/errors';
import { headers } from '../../platform/headers/headers';
import { mongo } from '../../platform/mongo/mongo';
import { rateLimits } from '../../platform/rates/rates';
import { type App, type ZodTypes, zodSchemas } from '../../platform/zod/provider';
import { testConfig } from '../../testing/config';
import { winnersCatalogue } from './catalogue';
import { winnersRoutes } from './routes';
import { winnersStore } from './store';

export const origin = 'https://awards.test';

/** The seasons of the specification. */
export const seasons = async () => defaultSeasons;

/** A clock that stands still until it is moved. */
export function stoppedClock(start = '2025-11-15T12:00:00.000Z') {
  let now = new Date(start);
  const clock: Clock = () => now;
  return {
    clock,
    forward: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

/** One API process with only the winners module, on a database of this run. */
export async function winnersApp(database: string, clock: Clock): Promise<App> {
  const config = testConfig({ MONGODB_DATABASE: database });
  const app: App = fastify({ exposeHeadRoutes: false }).withTypeProvider<ZodTypes>();
  await app.register(headers);
  await app.register(zodSchemas);
  await app.register(rateLimits, { rates: config.rates });
  await app.register(errors);
  await app.register(calls);
  await app.register(mongo, {
    config: config.mongo,
    prepare: (db: Db) => prepareStores(db, [winnersStore]),
  });
  const winners = winnersStore(app.mongo.db);
  const catalogue = winnersCatalogue({ winners, clock, origin, onFailure: () => {} });
  await app.register(async (scope: App) => winnersRoutes(scope, { catalogue, seasons }));
  await app.ready();
  return app;
}

/** A record of an import. */
export const gold = {
  year: '2025',
  category: 'AI',
  fullName: 'Amara Example',
  badge: 'Gold',
  meanScore: 8.4,
  linkedInUrl: 'https://www.linkedin.com/in/amara-example',
  employer: 'Example Labs',
} as const;
