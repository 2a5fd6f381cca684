import type { Season } from '@meritum/shared/contracts/seasons';
import { withContext } from '../../module-kit/with-context';
import { refused } from '../../platform/errors/domain-error';
import { awaitedIn, type Draws, drawOf, fixDraw, openDecisions } from './commands';
import { fixingOf } from './draw';

/** The draw's functions for other modules. */
export const drawApi = (context: Draws) => ({
  ...withContext(() => context, { drawOf, fixDraw, awaitedIn, openDecisions }),
  /** When the draw was fixed, and its digest in the public log. */
  async fixingOf(season: Season) {
    const draw = await drawOf(context, season);
    return draw && fixingOf(draw);
  },
  /** @throws failed-precondition unless the beacon is as available as an organiser read */
  async requireBeaconAsRead(answers: boolean) {
    if ((await context.beaconAnswers()) !== answers)
      throw refused(
        'Whether a public random value takes part has changed. Cancel, and read again what you make final.',
      );
  },
});

export type DrawApi = ReturnType<typeof drawApi>;
