import { auditExportQuery, auditQuery, auditReply, auditStateReply } from '../audit';
import { exported } from '../exports';
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
  exportAudit: {
    tag: 'audit',
    summary: 'The same as a file, without pages',
    may: 'admin',
    rate: 'upload',
    query: auditExportQuery,
    replies: { 200: exported('The audit trail') },
  },
  getAuditState: {
    tag: 'audit',
    summary: 'How long the chain is, and what its last check came to',
    may: 'admin',
    rate: 'read',
    replies: { 200: auditStateReply },
  },
  verifyAudit: {
    tag: 'audit',
    summary: 'Checks every entry of the chain now',
    may: 'admin',
    rate: 'upload',
    replies: { 200: auditStateReply },
  },
} as const satisfies Record<string, CallContract>;
