import type { Season } from '@meritum/shared/contracts/seasons';
import type { Decision, Seasons } from './commands';
import { freezeRules } from './freezing';
import type { FrozenRulesView } from './frozen-rules-view';
import {
  type Offered,
  offerWinners,
  openJudging,
  refuseToOpenJudging,
  shutContest,
} from './opening';

/** What other modules may ask and do about seasons. */
export const seasonsApi = (context: Seasons, frozenRules: FrozenRulesView) => ({
  ...context.view,
  frozenRules,
  /** Freezes the rules as seen. Throws failed-precondition when they have changed since. */
  freezeRules: (seen: Season, by: Decision) => freezeRules(context, seen, by),
  refuseToOpenJudging: (opened: Parameters<typeof refuseToOpenJudging>[1]) =>
    refuseToOpenJudging(context, opened),
  /** Opens judging as decided and checked before; repeatable. */
  openJudging: (opened: Parameters<typeof openJudging>[1]) => openJudging(context, opened),
  /** Closes nominations and judging of a category that is closed for good; repeatable. */
  shutContest: (shut: Offered) => shutContest(context, shut),
  /** Shows the winners of a category in the directory; repeatable. */
  offerWinners: (offered: Offered) => offerWinners(context, offered),
});

export type SeasonsApi = ReturnType<typeof seasonsApi>;
