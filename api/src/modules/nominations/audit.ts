import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** Actions in the audit trail of a nomination. */
export type NominationAction = Extract<AuditAction, `nomination.${string}`>;
