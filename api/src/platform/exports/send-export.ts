import type { Readable } from 'node:stream';
import { type ExportFormat, exportTypes } from '@meritum/shared/contracts/exports';
import type { FastifyReply } from 'fastify';
import { csvOf } from './csv';
import type { Sheet } from './sheet';
import { xlsxOf } from './xlsx';

interface Wanted {
  format: ExportFormat;
  /** Time of the export, part of the file name. */
  now: Date;
}

const fileName = (name: string, { format, now }: Wanted) =>
  `${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}-${now.toISOString().slice(0, 10)}.${format}`;

const written = <Row>(sheet: Sheet<Row>, { format, now }: Wanted): Readable =>
  format === 'csv' ? csvOf(sheet) : xlsxOf(sheet, now);

/**
 * Streams a table as a file, so that neither is ever whole in memory. A failure closes the
 * connection, so that a part is never mistaken for the whole.
 */
export function sendExport<Row>(reply: FastifyReply, sheet: Sheet<Row>, wanted: Wanted) {
  return reply
    .type(exportTypes[wanted.format])
    .header('content-disposition', `attachment; filename="${fileName(sheet.name, wanted)}"`)
    .header('cache-control', 'private, no-store')
    .send(written(sheet, wanted));
}
