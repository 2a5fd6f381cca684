import { auditQuery, auditReply } from '../audit';
import type { CallContract } from './call';

/** The audit trail, for admins to read. */
export const auditCalls = {
  listAudit: {
    tag: 'audit',
    summary: 'Who changed whose fate, when and why, the newest first',
    may: 'admin',
    rate: 'read',
    query: auditQuery,
    replies: { 200: auditReply },
  },
} as const satisfies Record<string, CallContract>;
