import type { Season } from '@meritum/shared/contracts/seasons';
import type { Decision, Seasons } from './commands';
import { freezeRules } from './freezing';
import type { FrozenRulesView } from './frozen-rules-view';
import { type Offered, offerWinners } from './opening';
import type { SeasonsView } from './view';

/** What other modules may ask about seasons, and have done. */
export interface SeasonsApi extends SeasonsView {
  frozenRules: FrozenRulesView;
  /** As it is at this moment. */
  byId(id: string): Promise<Season | null>;
  /** Freezes the rules as they were seen. Throws failed-precondition when they have changed since. */
  freezeRules(seen: Season, by: Decision): Promise<Season>;
  /** Lists the winners of a category in the directory; a repetition changes nothing. */
  offerWinners(offered: Offered): Promise<Season>;
}

export const seasonsApi = (context: Seasons, frozenRules: FrozenRulesView): SeasonsApi => ({
  ...context.view,
  frozenRules,
  byId: (id) => context.seasons.byId(id),
  freezeRules: (seen, by) => freezeRules(context, seen, by),
  offerWinners: (offered) => offerWinners(context, offered),
});
