import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

export type AssignmentAction = Extract<AuditAction, `assignment.${string}`>;

/** Audit actions of a plan; one entry covers all that it assigns. */
export type PlanAction = Extract<AuditAction, `plan.${string}`>;
