import type { Readable } from 'node:stream';
import { type ExportFormat, exportTypes } from '@meritum/shared/contracts/exports';
import type { FastifyReply } from 'fastify';
import { csvOf } from './csv';
import type { Sheet } from './sheet';
import { xlsxOf } from './xlsx';

interface Wanted {
  format: ExportFormat;
  now: Date;
}

/** Such as `judges-2026-11-27-09-30.csv`, in UTC, so that exports of one day differ. */
const fileName = (name: string, { format, now }: Wanted) => {
  const words = `${name} ${now.toISOString().slice(0, 16).replace('T', ' ')}`;
  return `${words.toLowerCase().replace(/[^a-z\d]+/g, '-')}.${format}`;
};

const written = <Row>(sheet: Sheet<Row>, { format, now }: Wanted): Readable =>
  format === 'csv' ? csvOf(sheet) : xlsxOf(sheet, now);

/**
 * Streams a table as a file, so that it is never whole in memory. A failure closes the connection,
 * so that nobody takes a part for the whole.
 */
export function sendExport<Row>(reply: FastifyReply, sheet: Sheet<Row>, wanted: Wanted) {
  return reply
    .type(exportTypes[wanted.format])
    .header('content-disposition', `attachment; filename="${fileName(sheet.name, wanted)}"`)
    .header('cache-control', 'private, no-store')
    .send(written(sheet, wanted));
}
