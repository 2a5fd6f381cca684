import { defineModule } from '../../composition/define-module';
import { byOneProcess } from '../../composition/upkeep';
import { minutes } from '../../platform/clock';
import { drawApi } from './api';
import { type Draws, eraseFromDraws } from './commands';
import { receiveRounds } from './rounds';
import { drawRoutes } from './routes';
import { drawsStore } from './store';

type Made = 'draws' | 'clock' | 'beacon' | 'recordDraw';

/** The chance in a season's plans: values that are committed to, revealed or received. */
export const drawModule = defineModule({
  name: 'draw',
  stores: { draws: drawsStore },
  mails: [],
  start({ stores: { draws }, trail, clock, config }, needs: Omit<Draws, Made>) {
    const context: Draws = {
      ...needs,
      draws,
      clock,
      beacon: config.beacon,
      recordDraw: (draw) => trail.recordAudit(draws.pendingEntries, draw),
    };
    const receiveNow = async () => {
      if (await receiveRounds(context)) await needs.allocate();
    };
    return {
      api: drawApi(context),
      commands: { receiveRounds: receiveNow },
      routes: [(app) => drawRoutes(app, context)],
      upkeep: [byOneProcess('receiving rounds of the beacon', minutes(1), receiveNow)],
      personalData: {
        draws: {
          archive: {
            none: 'random values without meaning; who contributed one is among decisions',
          },
          erase: ({ _id }) => eraseFromDraws(context, _id),
        },
      },
    };
  },
});
