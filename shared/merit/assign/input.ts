/**
 * A person's employers as keys. Two people have the same employer if they share a name's key, or if
 * one's domain equals the other's or contains it. Whoever makes the input chooses the keys.
 */
interface EmployerKeys {
  /** One key for each spelling of an employer's name. */
  employers?: readonly string[];
  /** Domains of employers' addresses, without domains of mail providers. */
  domains?: readonly string[];
}

/** A nomination that wants judges. Plain data, so that it can be sent to a worker thread. */
export interface NominationToJudge extends EmployerKeys {
  id: string;
  category: string;
  /** The essay, compared with the judges' expertise. */
  text?: string;
  /** The nominee's employer as written; only for messages. */
  organization?: string;
  /** Accounts of the nominator and the nominee. */
  people: readonly string[];
  /** Email addresses of the same people. */
  emails: readonly string[];
  /** Ids of judges who have submitted the nomination. */
  byJudges?: readonly string[];
  /** Number of ratings that a result needs. */
  wanted: number;
  /** Number of judges to ask: more than wanted, because some never rate. */
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
  /** An inactive judge gets no new assignments, and open ones are released. */
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

/** Conflicts that follow from names and addresses; given as pairs if these are left out. */
type EmployerOrOwn = 'own' | 'rival' | 'organization' | 'domain';

/**
 * An existing assignment. Completed ones never change. A returning one ended because its nomination
 * was withdrawn or returned; it resumes with the nomination if nothing forbids it.
 */
export interface ExistingAssignment {
  judge: string;
  nomination: string;
  state: 'open' | 'completed' | 'returning';
  /** An open assignment, not yet read: it may be moved to a nomination that lacks judges. */
  movable?: boolean;
}

export interface PlanningInput {
  nominations: readonly NominationToJudge[];
  judges: readonly JudgeToAssign[];
  forbidden: readonly ForbiddenPair[];
  existing: readonly ExistingAssignment[];
}

/** The role of chance in a plan. */
export interface Draw {
  /** A text that nobody could choose or foresee; recorded with the plan. */
  seed: string;
  /** The largest probability of a pair: 1/2, 1/4 or 1/8. */
  mostProbable: 0.5 | 0.25 | 0.125;
}

/** Settings that override the defaults. */
export interface PlanningOptions {
  /** Decides between equal choices; recorded with the plan. */
  seed: number;
  /** Lets chance decide within a bound on each pair's probability, see `draw.ts`. */
  draw?: Draw;
  /** Largest share of the value that may be lost for the weakest nomination. */
  weakestLoss?: number;
  /**
   * No judge gets more than this multiple of the median load, see `largest-load.ts`; above 1.
   * Without it only capacity limits loads.
   */
  largestLoad?: number;
}

/** Share of the optimum that a plan must certainly reach; planning then ends. */
export const enoughCertainty = 0.99995;
export const usualWeakestLoss = 0.0025;

/** Returns the number of judges to ask for a nomination; never fewer than it needs. */
export const judgesToAsk = ({ wanted, planned }: NominationToJudge) => ({
  wanted,
  planned: Math.max(wanted, planned),
});
