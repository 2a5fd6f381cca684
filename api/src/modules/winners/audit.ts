import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** Actions in the audit trail of the directory. */
export type WinnersAction = Extract<AuditAction, `winners.${string}`>;
