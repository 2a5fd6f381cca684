import * as z from 'zod/mini';
import type { AuditAction } from './audit-actions';
import { media } from './calls/call';

/** Export formats and their media types. */
export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ExportFormat = keyof typeof exportTypes;

export type ExportAction = Extract<AuditAction, `${string}.exported`>;

const exportFormats = Object.keys(exportTypes) as [ExportFormat, ...ExportFormat[]];

/** Part of the query of every export. */
export const exportFields = { format: z.enum(exportFormats) };

/** The reply of every export: a file in the requested format. States its audit action. */
export const exported = <Action extends ExportAction>(what: string, action: Action) => ({
  records: [action] as const,
  replies: { 200: media('text/csv', `${what} as CSV, or as a workbook`, [exportTypes.xlsx]) },
});
