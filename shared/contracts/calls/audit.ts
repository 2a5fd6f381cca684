import { auditExportQuery, auditQuery, auditReply, auditStateReply } from '../audit';
import { exported } from '../exports';
import { type CallContract, calling } from './call';

const adminReading = calling({ tag: 'audit', may: 'admin', rate: 'read' });
const adminUpload = calling({ tag: 'audit', may: 'admin', rate: 'upload', heavy: true });

export const auditCalls = {
  listAudit: adminReading('GET', '/api/admin/audit', {
    summary: 'Who changed what, when and why, newest first',
    query: auditQuery,
    replies: { 200: auditReply },
  }),
  exportAudit: adminUpload('GET', '/api/admin/audit/export', {
    summary: 'The same as a file, without pages',
    query: auditExportQuery,
    ...exported('The audit trail', 'audit.exported'),
  }),
  getAuditState: adminReading('GET', '/api/admin/audit/state', {
    summary: 'The length of the chain, the result of its last check, and how far a running one is',
    replies: { 200: auditStateReply },
  }),
  verifyAudit: adminUpload('POST', '/api/admin/audit/verification', {
    summary: 'Begins to check every entry of the chain, or answers how far a running check is',
    records: 'nothing',
    proof: 'none',
    replies: { 202: auditStateReply },
  }),
} as const satisfies Record<string, CallContract>;
