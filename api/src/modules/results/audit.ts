import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** Audit actions of results. */
export type ResultAction = Extract<AuditAction, `results.${string}`>;
