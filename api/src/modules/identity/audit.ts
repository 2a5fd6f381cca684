import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

/** What is recorded in the audit trail of an account. */
export type AccountAction = Extract<AuditAction, `account.${string}`>;
