import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { cacheByKey, longCache } from '../../platform/cache-by-key';
import { minutes } from '../../platform/clock';
import type { Overview } from './context';
import { enteringIn } from './entrants';
import { tellOrganisers } from './open-decisions';
import { overviewRoutes } from './routes';
import { takeSnapshot } from './snapshot';

/** The overview of the season, the system's state, and reminders to people left out; it stores nothing. */
export const overviewModule = defineModule({
  name: 'overview',
  stores: {},
  mails: [],
  deps: needs<Overview['deps']>(),
  start({ deps, platform }) {
    const { identity, nominations, contests, documents } = deps;
    const { clock } = platform;
    const given = { deps, platform };
    const borderlineIn = cacheByKey(contests.borderlineIn, clock, longCache);
    const context: Overview = {
      ...given,
      cached: {
        snapshotOf: cacheByKey((id: string) => takeSnapshot(given, id, borderlineIn), clock),
        nominationsOf: cacheByKey(nominations.listShortBySeason, clock),
        enteringIn: cacheByKey((id: string) => enteringIn(given, id), clock, longCache),
        contests: cacheByKey(contests.contestStates, clock),
        registration: cacheByKey(identity.registrationState, clock),
        room: cacheByKey(documents.room, clock),
      },
    };
    return {
      api: {},
      commands: { overview: context },
      routes: [(app) => overviewRoutes(app, context)],
      upkeep: [
        byOneProcess('telling organisers what waits for their decision', minutes(5), () =>
          tellOrganisers(context),
        ),
      ],
      personalData: {},
    };
  },
});
