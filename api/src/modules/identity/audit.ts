import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** Audited actions on an account. */
export type AccountAction = Extract<AuditAction, `account.${string}`>;
