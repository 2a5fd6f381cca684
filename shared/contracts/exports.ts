import * as z from 'zod/mini';
import { media } from './calls/call';

/** Export formats and their media types. */
export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ExportFormat = keyof typeof exportTypes;

const exportFormats = Object.keys(exportTypes) as [ExportFormat, ...ExportFormat[]];

/** Part of the query of every export. */
export const exportFields = { format: z.enum(exportFormats) };

/** Reply of every export: a file in the requested format. */
export const exported = (what: string) =>
  media('text/csv', `${what} as CSV, or as a workbook`, [exportTypes.xlsx]);
