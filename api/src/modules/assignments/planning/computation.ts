import type { Draw, PlanningInput } from '@meritum/shared/merit/assign/input';
import { type Plan, planAssignments } from '@meritum/shared/merit/assign/plan';
import type { PlanningProgress } from '@meritum/shared/merit/assign/progress';
import type { Computation } from '../../../platform/threads/computation';
import type { Watching } from '../../../platform/threads/threads';
import { type PackedAssignments, packAssignments } from './packed';

/** Pairs of nomination and judge below which a plan takes a few milliseconds. */
const fewPairs = 1_500;

/** A plan with its new and returning assignments packed, and only the number of those kept. */
export type MadePlan = Omit<Plan, 'kept' | 'assignments'> & {
  kept: number;
  added: PackedAssignments;
};

interface PlanningOptions {
  seed: number;
  /** Greatest load of a judge, as a multiple of the median load. */
  largestLoad: number;
  /** Left out where plans are not drawn. */
  draw?: Draw;
}

export type PlanningProgressHooks = Watching<PlanningProgress>;

/** Makes a plan; writes nothing. */
export const planning: Computation<PlanningInput, PlanningOptions, MadePlan, PlanningProgress> = {
  name: 'planning',
  isSmall: ({ nominations, judges }) => nominations.length * judges.length < fewPairs,
  compute(input, options, onProgress) {
    const { kept, assignments, ...plan } = planAssignments(input, options, { onProgress });
    const returning = kept.filter(({ state }) => state === 'returning');
    const added = packAssignments([...assignments, ...returning]);
    return { ...plan, kept: kept.length - returning.length, added };
  },
};
