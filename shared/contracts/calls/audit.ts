import { auditExportQuery, auditQuery, auditReply, auditStateReply } from '../audit';
import { exported } from '../exports';
import { at, type CallContract } from './call';

const adminReading = { tag: 'audit', may: 'admin', rate: 'read' } as const;
const adminUpload = { tag: 'audit', may: 'admin', rate: 'upload' } as const;

/** The audit trail, for admins. */
export const auditCalls = {
  listAudit: {
    ...at('GET', '/api/admin/audit'),
    ...adminReading,
    summary: 'Who changed what, when and why, newest first',
    query: auditQuery,
    replies: { 200: auditReply },
  },
  exportAudit: {
    ...at('GET', '/api/admin/audit/export'),
    ...adminUpload,
    summary: 'The same as a file, without pages',
    query: auditExportQuery,
    records: ['audit.exported'],
    replies: { 200: exported('The audit trail') },
  },
  getAuditState: {
    ...at('GET', '/api/admin/audit/state'),
    ...adminReading,
    summary: 'The length of the chain, and the result of its last check',
    replies: { 200: auditStateReply },
  },
  verifyAudit: {
    ...at('POST', '/api/admin/audit/verification'),
    ...adminUpload,
    summary: 'Checks every entry of the chain now',
    records: 'nothing',
    replies: { 200: auditStateReply },
  },
} as const satisfies Record<string, CallContract>;
