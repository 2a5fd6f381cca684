import type { PlanOutcome, PlanState, ShortageReason } from '@meritum/shared/contracts/plans';
import type { Released } from '@meritum/shared/merit/assign/review-assignments';
import type { Shortage } from '@meritum/shared/merit/assign/shortage';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { PlanEvidence } from './evidence';
import type { PackedAssignments } from './packed';

/** Digests of a plan's input; the plan is up to date while they are unchanged. */
export interface Fingerprint {
  season: string;
  judges: string;
  nominations: string;
  assignments: string;
}

/** A nomination with fewer judges than planned. */
type UnmetCoverage = Pick<Shortage, 'nomination' | 'has' | 'wanted' | 'planned' | 'words'> & {
  reason: ShortageReason;
};

/** The changes of a plan; kept until it is applied. */
export interface PlanContent {
  added: PackedAssignments;
  released: Released[];
  lacking: UnmetCoverage[];
  /** The worst matched nominations, worst first. */
  weakest: { nomination: string; share: number }[];
  /** Who applied a plan that opens judging, their reason, and the end; removed once it is open. */
  opening?: { by: string; reason?: string; closesAt?: string };
}

/** Who requested a plan: an organiser, null once deleted, or the API itself. */
type RequestedBy = { accountId: string | null } | { command: string };

/** A plan of who judges what, previewed or applied. */
export interface StoredPlan extends WithPendingAuditEntries {
  _id: string;
  season: string;
  state: PlanState;
  asIfOpen: boolean;
  /** Categories whose judging opens when it is applied. */
  opens: string[];
  askedBy: RequestedBy;
  askedAt: Date;
  appliedAt: Date | null;
  /** The organiser who applied a preview, null once deleted; missing for automatic plans. */
  appliedBy?: string | null;
  seed: number;
  outcome: PlanOutcome;
  /** Null once it is applied or discarded. */
  content: PlanContent | null;
  fingerprint: Fingerprint;
  /** Turn of the last applied plan before this one was made. */
  follows: number;
  /**
   * The turn, `follows` plus one, set when applied; a unique index gives it to one plan. A plan
   * that only opens judging has none: it was a trial, or there was nobody to assign.
   */
  turn?: number;
  /** Missing from plans that cannot be applied. */
  evidence?: PlanEvidence;
}
