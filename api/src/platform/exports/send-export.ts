import type { Readable } from 'node:stream';
import { type ExportFormat, exportTypes } from '@meritum/shared/contracts/exports';
import type { FastifyReply } from 'fastify';
import { csvOf } from './csv';
import type { Sheet } from './sheet';
import { xlsxOf } from './xlsx';

interface Wanted {
  format: ExportFormat;
  /** When it was made: part of the file's name. */
  now: Date;
}

const fileName = (name: string, { format, now }: Wanted) =>
  `${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}-${now.toISOString().slice(0, 10)}.${format}`;

const written = <Row>(sheet: Sheet<Row>, { format, now }: Wanted): Readable =>
  format === 'csv' ? csvOf(sheet) : xlsxOf(sheet, now);

/**
 * Answers with a table as a file, row by row: neither the table nor the file is ever whole in
 * memory. What fails on the way ends the connection, so that a part is never taken for the whole.
 */
export function sendExport<Row>(reply: FastifyReply, sheet: Sheet<Row>, wanted: Wanted) {
  return reply
    .type(exportTypes[wanted.format])
    .header('content-disposition', `attachment; filename="${fileName(sheet.name, wanted)}"`)
    .header('cache-control', 'private, no-store')
    .send(written(sheet, wanted));
}
