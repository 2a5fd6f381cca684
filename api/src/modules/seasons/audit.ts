import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** What is recorded in the audit trail of a season. */
export type SeasonAction = Extract<AuditAction, `season.${string}`>;
