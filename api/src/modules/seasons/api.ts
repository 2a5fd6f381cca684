import { withContext } from '../../module-kit/with-context';
import type { Seasons } from './commands';
import { type Extended, extendedFor, hasMoreTime, takingFor } from './extended';
import { type Extending, openDecisions } from './extending';
import { freezeRules } from './freezing';
import type { FrozenRulesStore } from './frozen-rules-store';
import { offerWinners, openJudging, refuseToOpenJudging, shutContest } from './opening';

/** What other modules may ask and do about seasons. */
export const seasonsApi = (
  context: Seasons,
  frozenRules: FrozenRulesStore['of'],
  extending: Extending & Extended,
) => ({
  ...context.view,
  frozenRules,
  ...withContext(() => context, {
    freezeRules,
    refuseToOpenJudging,
    openJudging,
    shutContest,
    offerWinners,
  }),
  ...withContext(() => extending, { extendedFor, hasMoreTime, takingFor, openDecisions }),
});

export type SeasonsApi = ReturnType<typeof seasonsApi>;
