import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** What is recorded in the audit trail of a judge. */
export type JudgeAction = Extract<AuditAction, `judge.${string}`>;
