import type { Platform } from '../../module-kit/define-module';
import type { People } from '../../platform/authorisation/two-organisers';
import type { AssignmentsApi } from '../assignments/api';
import type { DrawApi } from '../draw/api';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import type { PlanInputsStore } from './plan-inputs-store';
import type { PlansStore } from './plans-store';
import type { Fingerprint, StoredPlan } from './stored-plan';

export interface Planning {
  stores: { plans: PlansStore; planInputs: PlanInputsStore };
  deps: {
    identity: People;
    contests: {
      /** Total number of judges wanted for each borderline entry of a season, by nomination. */
      judgesWanted(season: string): Promise<ReadonlyMap<string, number>>;
      /** Ids of voided entries, which no judge is assigned. */
      voidedIn(season: string): Promise<ReadonlySet<string>>;
      closedIn(season: string): Promise<ReadonlySet<string>>;
      /** Whether nobody can be assigned in a season any more, so that single ratings are shown. */
      singleRatingsShown(season: string): Promise<boolean>;
    };
    seasons: SeasonsApi;
    nominations: NominationsApi;
    /** Judges, whose documents record what they are assigned. */
    judges: JudgesApi;
    assignments: AssignmentsApi;
    draw: DrawApi;
  };
  platform: Platform;
  recordPlan(plan: StoredPlan): Promise<void>;
  /** The last snapshot of each season without changes; planning is skipped until it differs. */
  quiet: Map<string, Fingerprint>;
}
