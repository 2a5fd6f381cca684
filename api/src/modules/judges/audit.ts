import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** Audit actions of a judge, and of mails to several. */
export type JudgeAction = Extract<AuditAction, `judge.${string}` | 'judges.mailed'>;
