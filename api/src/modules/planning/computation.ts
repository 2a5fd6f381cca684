import type { Draw, PlanningInput } from '@meritum/shared/merit/assign/input';
import { type Plan, planAssignments } from '@meritum/shared/merit/assign/plan';
import type { Computation } from '../../platform/threads/computation';
import { evidenceOf, type MadeEvidence } from './evidence';
import { type PackedAssignments, packAssignments } from './packed';

/** Below this number of nomination-judge pairs a plan takes a few milliseconds. */
const fewPairs = 1_500;

/** A plan with new and returning assignments packed; of kept ones only the number. */
export type MadePlan = Omit<Plan, 'kept' | 'assignments'> & {
  kept: number;
  added: PackedAssignments;
  /** Present if the plan may be applied and changes something. */
  evidence?: MadeEvidence;
};

interface PlanningOptions {
  seed: number;
  /** The maximum load, as a multiple of the median load. */
  largestLoad: number;
  /** Missing where plans are not drawn. */
  draw?: Draw;
  /** Whether to keep the plan's input, because it may be applied. */
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
