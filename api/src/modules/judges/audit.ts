import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** Audit actions of a judge. */
export type JudgeAction = Extract<AuditAction, `judge.${string}`>;
