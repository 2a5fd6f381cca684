import type { Draw, PlanningInput } from '@meritum/shared/merit/assign/input';
import { type Plan, planAssignments } from '@meritum/shared/merit/assign/plan';
import type { Computation } from '../../platform/threads/computation';
import { evidenceOf, type MadeEvidence } from './evidence';
import { type PackedAssignments, packAssignments } from './packed';

/** Pairs of nomination and judge below which a plan takes a few milliseconds. */
const fewPairs = 1_500;

/** A plan with its new and returning assignments packed, and only the number of those kept. */
export type MadePlan = Omit<Plan, 'kept' | 'assignments'> & {
  kept: number;
  added: PackedAssignments;
  /** Of a plan that may be applied and changes something. */
  evidence?: MadeEvidence;
};

interface PlanningOptions {
  seed: number;
  /** Greatest load of a judge, as a multiple of the median load. */
  largestLoad: number;
  /** Left out where plans are not drawn. */
  draw?: Draw;
  /** Whether to keep what the plan was made from, because it may be applied. */
  keepsInput?: boolean;
}

/** Makes a plan; writes nothing. */
export const planning: Computation<PlanningInput, PlanningOptions, MadePlan> = {
  name: 'planning',
  isSmall: ({ nominations, judges }) => nominations.length * judges.length < fewPairs,
  maxSeconds: 1_800,
  compute(input, { keepsInput = false, ...options }) {
    const whole = planAssignments(input, options);
    const { kept, assignments, ...plan } = whole;
    const returning = kept.filter(({ state }) => state === 'returning');
    const added = packAssignments([...assignments, ...returning]);
    const isKept = keepsInput && added.count + plan.released.length > 0;
    return {
      ...plan,
      kept: kept.length - returning.length,
      added,
      ...(isKept && { evidence: evidenceOf(input, options, whole) }),
    };
  },
};
