import { auditExportQuery, auditQuery, auditReply, auditStateReply } from '../audit';
import { exported } from '../exports';
import type { CallContract } from './call';

/** The audit trail, for admins. */
export const auditCalls = {
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    tag: 'audit',
    summary: 'Who changed what, when and why, newest first',
    may: 'admin',
    rate: 'read',
    query: auditQuery,
    replies: { 200: auditReply },
  },
  exportAudit: {
    method: 'GET',
    path: '/api/admin/audit/export',
    tag: 'audit',
    summary: 'The same as a file, without pages',
    may: 'admin',
    rate: 'upload',
    query: auditExportQuery,
    records: ['audit.exported'],
    replies: { 200: exported('The audit trail') },
  },
  getAuditState: {
    method: 'GET',
    path: '/api/admin/audit/state',
    tag: 'audit',
    summary: 'The length of the chain, and the result of its last check',
    may: 'admin',
    rate: 'read',
    replies: { 200: auditStateReply },
  },
  verifyAudit: {
    method: 'POST',
    path: '/api/admin/audit/verification',
    tag: 'audit',
    summary: 'Checks every entry of the chain now',
    may: 'admin',
    rate: 'upload',
    records: 'nothing',
    replies: { 200: auditStateReply },
  },
} as const satisfies Record<string, CallContract>;
