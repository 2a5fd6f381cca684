import { defineModule } from '../../composition/define-module';
import { byOneProcess } from '../../composition/upkeep';
import { hours, minutes } from '../../platform/clock';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import { drawApi } from './api';
import { type Draws, drawOf, eraseFromDraws } from './commands';
import type { SeasonDraw } from './draw';
import { receiveRounds } from './rounds';
import { drawRoutes } from './routes';
import { drawsStore } from './store';

interface Needs extends Pick<Draws, 'personOf'> {
  seasons: SeasonsApi;
  nominations: NominationsApi;
  allocate(): Promise<unknown>;
}

/** The chance in a season's plans: values that are committed to, revealed or received. */
export const drawModule = defineModule({
  name: 'draw',
  stores: { draws: drawsStore },
  mails: [],
  start({ stores: { draws }, trail, clock, config }, needs: Needs) {
    const { seasons, allocate } = needs;
    const context = {
      ...needs,
      draws,
      clock,
      beacon: config.beacon,
      recordDraw: (draw: SeasonDraw) => trail.recordAudit(draws.pendingEntries, draw),
    };
    const receiveNow = async () => {
      if (await receiveRounds(context)) await allocate();
    };
    return {
      api: drawApi(context),
      commands: { receiveRounds: receiveNow },
      routes: [(app) => drawRoutes(app, context)],
      upkeep: [
        byOneProcess('receiving rounds of the beacon', minutes(1), receiveNow),
        // After a crash between the freezing of rules and the first look at their draw.
        byOneProcess('committing to values of draws', hours(1), async () => {
          for (const season of await seasons.all()) await drawOf(context, season);
        }),
      ],
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
