import type { Platform } from '../../module-kit/define-module';
import type { Person } from '../../platform/authorisation/actor';
import type { Threads } from '../../platform/threads/threads';
import type { AssignmentsApi } from '../assignments/api';
import type { DrawApi } from '../draw/api';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import type { PlanInputsStore } from './plan-inputs-store';
import type { PlansStore } from './plans-store';
import type { Fingerprint, StoredPlan } from './stored-plan';

/** What plans are made from, and what they change. */
export interface Planning extends Pick<Platform, 'mail' | 'clock' | 'trail'> {
  plans: PlansStore;
  planInputs: PlanInputsStore;
  /** Judges, whose documents record what they are assigned. */
  judges: JudgesApi;
  nominations: NominationsApi;
  assignments: AssignmentsApi;
  seasons: SeasonsApi;
  draw: DrawApi;
  threads: Threads;
  /** Null when the account is deleted. */
  personOf(accountId: string): Promise<Person | null>;
  /** Total number of judges wanted for each borderline entry of a season, by nomination. */
  judgesWanted(season: string): Promise<ReadonlyMap<string, number>>;
  /** Ids of voided entries, which are given to no judge. */
  voidedIn(season: string): Promise<ReadonlySet<string>>;
  closedIn(season: string): Promise<ReadonlySet<string>>;
  /** Whether nobody can be assigned in a season any more. */
  singleRatingsShown(season: string): Promise<boolean>;
  recordPlan(plan: StoredPlan): Promise<void>;
  /** The last snapshot of each season that needed no changes; planning is skipped until it differs. */
  quiet: Map<string, Fingerprint>;
}
