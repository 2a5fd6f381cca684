import type { Actor } from '../../platform/authorisation/actor';
import { type ConflictContext, conflictedIds } from './conflicts';
import { appliedPlansIn } from './plan-input';
import type { PlansStore } from './plans-store';

interface Given {
  plans: PlansStore;
  conflicts: ConflictContext;
  /** Assigns available judges where ratings are missing; returns how many it made. */
  allocate(): Promise<number>;
}

/** What other modules may ask and have done about who judges what. */
export const planningApi = ({ plans, conflicts, allocate }: Given) => ({
  allocate,
  /** Applied plans of a season, with the digests that bind them to their input. */
  plansIn: (season: string) => appliedPlansIn({ plans }, season),
  /** The given ids whose nomination the actor has a conflict of interest with. */
  conflictedIds: (actor: Pick<Actor, 'person'>, ids: readonly string[]) =>
    conflictedIds(conflicts, actor, ids),
});

export type PlanningApi = ReturnType<typeof planningApi>;
