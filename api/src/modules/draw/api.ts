import type { Season } from '@meritum/shared/contracts/seasons';
import { withContext } from '../../composition/with-context';
import type { SeasonsApi } from '../seasons/api';
import { type Draws, drawOf, fixDraw, openDecisions } from './commands';
import { fixingOf, valuesAwaited } from './draw';

/** What other modules may ask about the chance in a season's plans. */
export const drawApi = (context: Draws & { seasons: Pick<SeasonsApi, 'all'> }) => ({
  ...withContext(() => context, { drawOf, fixDraw }),
  /** When the draw was fixed, and the digest that the public log tells of it. */
  async fixingOf(season: Season) {
    const draw = await drawOf(context, season);
    return draw && fixingOf(draw);
  },
  openDecisions: async () =>
    openDecisions(
      context,
      (await context.seasons.all()).map(({ id }) => id),
    ),
  valuesAwaited: async (season: Season) =>
    valuesAwaited(await drawOf(context, season), context.clock()),
});

export type DrawApi = ReturnType<typeof drawApi>;
