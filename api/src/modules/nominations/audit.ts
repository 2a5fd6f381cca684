import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

export type NominationAction = Extract<AuditAction, `nomination.${string}`>;
