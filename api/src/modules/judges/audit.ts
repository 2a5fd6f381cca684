import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

export type JudgeAction = Extract<AuditAction, `judge.${string}`>;
