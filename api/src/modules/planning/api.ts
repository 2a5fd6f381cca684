import { appliedPlansIn } from './plan-input';
import type { PlansStore } from './plans-store';

interface Given {
  plans: PlansStore;
  /** Assigns available judges where ratings are missing; returns how many it made. */
  allocate(): Promise<number>;
}

/** What other modules may ask and have done about who judges what. */
export const planningApi = ({ plans, allocate }: Given) => ({
  allocate,
  /** Applied plans of a season, with the digests that bind them to their input. */
  plansIn: (season: string) => appliedPlansIn({ plans }, season),
});

export type PlanningApi = ReturnType<typeof planningApi>;
