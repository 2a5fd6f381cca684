import type { Planning } from './context';
import { appliedPlansIn } from './plan-input';

/**
 * The functions of planning for other modules.
 * @param allocate assigns available judges where ratings are missing; returns how many it made
 */
export const planningApi = (context: Planning, allocate: () => Promise<number>) => ({
  allocate,
  /** Applied plans of a season, with the digests that bind them to their input. */
  plansIn: (season: string) => appliedPlansIn(context, season),
});

export type PlanningApi = ReturnType<typeof planningApi>;
