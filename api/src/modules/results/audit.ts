import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** What is recorded in the audit trail of results. */
export type ResultAction = Extract<AuditAction, `results.${string}`>;
