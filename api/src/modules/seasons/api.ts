import { withContext } from '../../module-kit/with-context';
import type { Seasons } from './context';
import { extendedFor, hasMoreTime, takingFor } from './extended';
import { openDecisions } from './extending';
import { freezeRules } from './freezing';
import { offerWinners, openJudging, refuseToOpenJudging, shutContest } from './opening';

/** The seasons' functions for other modules. */
export const seasonsApi = (context: Seasons) => ({
  ...context.view,
  frozenRules: context.stores.frozenRules.findOrInsert,
  ...withContext(() => context, {
    freezeRules,
    refuseToOpenJudging,
    openJudging,
    shutContest,
    offerWinners,
    extendedFor,
    hasMoreTime,
    takingFor,
    openDecisions,
  }),
});

export type SeasonsApi = ReturnType<typeof seasonsApi>;
