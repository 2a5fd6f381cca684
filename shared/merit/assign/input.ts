/**
 * Whom somebody works for, as keys: two people have the same employer if they share a name's key, or
 * if one's domain is the other's or above it. Whoever makes the input decides what is a key.
 */
interface EmployerKeys {
  /** One for each way to write an employer's name. */
  employers?: readonly string[];
  /** Domains of employers' addresses; none that others share. */
  domains?: readonly string[];
}

/** A nomination that wants judges. Plain data, so that it can be sent to a worker thread. */
export interface NominationToJudge extends EmployerKeys {
  id: string;
  category: string;
  /** The essay, compared with the judges' expertise. */
  text?: string;
  /** Employer of the nominee, as it was written; only for words. */
  organization?: string;
  /** Accounts involved: the nominator and the nominee. */
  people: readonly string[];
  /** Email addresses of the same people. */
  emails: readonly string[];
  /** Ids of the judges whose own nomination it is. */
  byJudges?: readonly string[];
  /** Ratings that a result needs. */
  wanted: number;
  /** Judges to ask, more than wanted because some never rate. */
  planned: number;
}

export interface JudgeToAssign extends EmployerKeys {
  id: string;
  account?: string;
  /** Every confirmed address that the judge has or had. */
  emails?: readonly string[];
  /** The judge's own nominations that take part; their employers are among the judge's. */
  nominates?: readonly Pick<NominationToJudge, 'category'>[];
  categories: readonly string[];
  /** Fields of expertise and reasons to judge, in the judge's words. */
  expertise?: string;
  /** Maximum number of assignments, including existing ones. */
  capacity: number;
  /** An inactive judge gets nothing new, and open assignments are released. */
  active: boolean;
}

/**
 * Why a particular pair is forbidden: the judge said so, was recused, has judged it before, was
 * rated by its nominator, or was verified only by organisers who have a conflict of interest with
 * the nomination.
 */
export interface ForbiddenPair {
  judge: string;
  nomination: string;
  kind: 'declared' | 'recused' | 'before' | 'verifier' | 'reciprocal' | EmployerOrOwn;
}

/** Conflicts that follow from names and addresses; given as pairs where these are left out. */
type EmployerOrOwn = 'own' | 'rival' | 'organization' | 'domain';

/**
 * An existing assignment. Completed ones are never changed. A returning one ended because its
 * nomination was withdrawn or returned, and begins again with it as far as nothing forbids it.
 */
export interface ExistingAssignment {
  judge: string;
  nomination: string;
  state: 'open' | 'completed' | 'returning';
  /** An open one that its judge has not read: it may be moved where a nomination lacks judges. */
  movable?: boolean;
}

export interface PlanningInput {
  nominations: readonly NominationToJudge[];
  judges: readonly JudgeToAssign[];
  forbidden: readonly ForbiddenPair[];
  existing: readonly ExistingAssignment[];
}

/** How chance takes part in a plan. */
export interface Draw {
  /** Any text that nobody could choose or foresee; recorded with the plan. */
  seed: string;
  /** The largest probability of a pair: 1/2, or a half of that again. */
  mostProbable: 0.5 | 0.25 | 0.125;
}

/** Settings that override the defaults. */
export interface PlanningOptions {
  /** Decides between equals; recorded with the plan. */
  seed: number;
  /** Lets chance decide within a bound on each pair's probability, see `draw.ts`. */
  draw?: Draw;
  /** Largest share of the value that may be given up for the weakest nomination. */
  weakestLoss?: number;
  /**
   * No judge gets more than this many times the median load, see `largest-load.ts`; above 1.
   * Without it only capacity counts.
   */
  largestLoad?: number;
}

/** Share of the optimum that a plan must reach; planning ends once that is certain. */
export const enoughCertainty = 0.99995;
export const usualWeakestLoss = 0.0025;

/** Returns the judges to ask for a nomination; never fewer than it needs. */
export const placesOf = ({ wanted, planned }: NominationToJudge) => ({
  wanted,
  planned: Math.max(wanted, planned),
});
