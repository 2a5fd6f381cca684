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

type Made = 'draws' | 'clock' | 'mail' | 'beacon' | 'beaconAnswers' | 'recordDraw';

/** The chance in a season's plans: the server's value, and the round of a public beacon. */
export const drawModule = defineModule({
  name: 'draw',
  stores: { draws: drawsStore },
  mails: [],
  deps: needs<Omit<Draws, Made>>(),
  start({ stores: { draws }, deps, platform: { trail, clock, mail, config } }) {
    const { beacon } = config;
    // What an organiser reads, decides and publishes within a minute is one answer.
    const answers = cacheByKey(() => relayAnswers(beacon, clock()), clock, longCache);
    const context: Draws = {
      ...deps,
      draws,
      clock,
      mail,
      beacon,
      beaconAnswers: () => answers('any relay'),
      recordDraw: (draw) => trail.recordAudit(draws.pendingEntries, draw),
    };
    const receiveNow = async () => {
      if (await receiveRounds(context)) await deps.allocate();
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
