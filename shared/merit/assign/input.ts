/** A nomination that wants judges. Plain data: it goes to a worker thread as it is. */
export interface NominationToJudge {
  id: string;
  category: string;
  /** The essay; what it is about is compared with what a judge knows. */
  text?: string;
  /** Employer of the nominee. */
  organization?: string;
  /** Accounts with a stake in it: who nominated, who is nominated. */
  people: readonly string[];
  /** E-mail addresses of the same people. */
  emails: readonly string[];
  /** Ratings that a result needs; 20 if not said. */
  wanted?: number;
  /** Judges to ask, more than wanted because some never rate; 22 if not said. */
  planned?: number;
}

export interface JudgeToAssign {
  id: string;
  account?: string;
  email?: string;
  organization?: string;
  /** Organizations that the judge declared ties to. */
  declaredOrganizations?: readonly string[];
  categories: readonly string[];
  /** Fields of expertise and reasons to judge, in the judge's words. */
  expertise?: string;
  /** Most assignments at a time, those of today included. */
  capacity: number;
  /** An inactive judge gets nothing new, and open assignments go back. */
  active: boolean;
}

/**
 * Why a particular pair must not be: said by the judge, withdrawn from, judged before, or the judge was
 * verified by organisers alone who have a conflict with the nomination.
 */
export interface ForbiddenPair {
  judge: string;
  nomination: string;
  kind: 'declared' | 'recused' | 'before' | 'verifier';
}

/** An assignment that stands already. One that is completed is never touched. */
export interface StandingAssignment {
  judge: string;
  nomination: string;
  state: 'open' | 'completed';
}

export interface PlanningInput {
  nominations: readonly NominationToJudge[];
  judges: readonly JudgeToAssign[];
  ties: readonly ForbiddenPair[];
  standing: readonly StandingAssignment[];
}

/** What may be set otherwise than usual. */
export interface PlanningOptions {
  /** Decides between equals; recorded with the plan. */
  seed: number;
  /** Share of the optimum below which a plan is not good enough; planning ends once it is certain. */
  certainty?: number;
  /** Largest share of the value that may be given up for the weakest nomination. */
  weakestLoss?: number;
  /** Points between a judge's first assignment and the one after an even load: more makes loads more even. */
  loadWeight?: number;
  /**
   * No judge is given more than so many times the median load, see `largest-load.ts`; above 1.
   * Without it capacity alone decides.
   */
  largestLoad?: number;
}

export const defaultWanted = 20;
export const defaultSpare = 2;
export const usualCertainty = 0.99995;
export const usualWeakestLoss = 0.0025;
export const usualLoadWeight = 500;

/** Judges to ask for a nomination; never fewer than it needs. */
export function placesOf({ wanted = defaultWanted, planned }: NominationToJudge) {
  return { wanted, planned: Math.max(wanted, planned ?? wanted + defaultSpare) };
}
