import type { Season } from '@meritum/shared/contracts/seasons';
import { withContext } from '../../composition/with-context';
import { type Draws, drawOf, fixDraw, openDecisions } from './commands';
import { fixingOf, valuesAwaited } from './draw';

/** What other modules may ask about the chance in a season's plans. */
export const drawApi = (context: Draws) => ({
  ...withContext(() => context, { drawOf, fixDraw, openDecisions }),
  /** When the draw was fixed, and the digest that the public log tells of it. */
  async fixingOf(season: Season) {
    const draw = await drawOf(context, season);
    return draw && fixingOf(draw);
  },
  valuesAwaited: async (season: Season) =>
    valuesAwaited(await drawOf(context, season), context.clock()),
});

export type DrawApi = ReturnType<typeof drawApi>;
