import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { cacheByKey, longCache } from '../../platform/cache-by-key';
import { minutes } from '../../platform/clock';
import { drawApi } from './api';
import { type Draws, eraseFromDraws } from './commands';
import { relayAnswers } from './relays';
import { receiveRounds } from './rounds';
import { drawRoutes } from './routes';
import { drawsStore } from './store';

export const drawModule = defineModule({
  name: 'draw',
  stores: { draws: drawsStore },
  mails: [],
  deps: needs<Draws['deps']>(),
  start({ stores, deps, platform }) {
    const { clock, config, trail } = platform;
    const { beacon } = config;
    // Cached for long enough that an organiser reads and decides upon the same answer.
    const answers = cacheByKey(() => relayAnswers(beacon, clock()), clock, longCache);
    const context: Draws = {
      ...{ stores, deps, platform, beacon },
      beaconAnswers: () => answers(),
      recordDraw: (draw) => trail.recordAudit(stores.draws.pendingEntries, draw),
    };
    const receiveNow = async () => {
      if (await receiveRounds(context)) await deps.notices.allocate();
    };
    return {
      api: drawApi(context),
      commands: { receiveRounds: receiveNow },
      routes: [(app) => drawRoutes(app, context)],
      upkeep: [byOneProcess('receiving rounds of the beacon', minutes(1), receiveNow)],
      personalData: {
        draws: {
          archive: { none: 'going on without the beacon, which is among decisions' },
          erase: ({ _id }) => eraseFromDraws(context, _id),
        },
      },
    };
  },
});
