import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** What is recorded in the audit trail of an assignment. */
export type AssignmentAction = Extract<AuditAction, `assignment.${string}`>;

/** And of a plan, as one entry for all that it assigns. */
export type PlanAction = Extract<AuditAction, `plan.${string}`>;
