import type { AuditAction } from '@meritum/shared/contracts/audit-actions';

export type WinnersAction = Extract<AuditAction, `winners.${string}`>;
