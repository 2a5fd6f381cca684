import type { PlanOutcome, PlanState, planProgress } from '@meritum/shared/contracts/plans';
import type { Released } from '@meritum/shared/merit/assign/review-assignments';
import type { Shortage } from '@meritum/shared/merit/assign/shortage';
import type * as z from 'zod/mini';
import type { WithPendingAuditEntries } from '../../audit/entry';
import type { PackedAssignments } from './packed';

export type Progress = z.infer<typeof planProgress>;

/** What a plan was made of: while all of it is the same, the plan is still the answer. */
export interface Fingerprint {
  season: string;
  judges: string;
  nominations: string;
  assignments: string;
}

/** A nomination that gets fewer judges than planned, as the engine tells it. */
export type UnmetCoverage = Pick<Shortage, 'nomination' | 'has' | 'wanted' | 'planned' | 'words'>;

/** What a plan changes; kept until it is carried out. */
export interface PlanContent {
  added: PackedAssignments;
  released: Released[];
  lacking: UnmetCoverage[];
}

/** Who asked for a plan: an admin, null once erased, or the API by itself. */
export type RequestedBy = { accountId: string | null } | { command: string };

/** A plan of who judges what, from the question to its application. */
export interface StoredPlan extends WithPendingAuditEntries {
  _id: string;
  season: string;
  state: PlanState;
  asIfOpen: boolean;
  askedBy: RequestedBy;
  askedAt: Date;
  appliedAt: Date | null;
  seed: number;
  progress: Progress;
  /** When the process that plans was last known to be at it. */
  seenAt: Date;
  /** Null until it is planned. */
  outcome: PlanOutcome | null;
  /** Null until it is planned, and once it was carried out. */
  content: PlanContent | null;
  fingerprint: Fingerprint | null;
  /** Turn of the last plan that was applied before this one was made. */
  follows: number;
  /** Its own once it is applied: the next after `follows`, which the unique index gives to one plan. */
  turn?: number;
}
