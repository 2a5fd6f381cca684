import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** Actions in the audit trail of a season. */
export type SeasonAction = Extract<AuditAction, `season.${string}`>;
