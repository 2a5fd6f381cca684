import { Readable } from 'node:stream';
import { withoutFormulas } from '@meritum/shared/merit/ledger/formulas';
import { type Cell, inChunks, type Sheet, textOf } from './sheet';

/** Without it spreadsheets read UTF-8 in the machine's code page. */
const byteOrderMark = '\ufeff';

export function textInCsv(cell: Cell): string {
  // Our own numbers are never formulas, even negative ones.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return withoutFormulas(textOf(cell));
}

function field(cell: Cell): string {
  const text = textInCsv(cell);
  return text === '' || typeof cell === 'number' ? text : `"${text.replaceAll('"', '""')}"`;
}

const line = (cells: readonly Cell[]) => `${cells.map(field).join(',')}\r\n`;

async function* linesOf<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<string> {
  yield byteOrderMark + line(columns.map(({ title }) => title));
  for await (const row of rows) yield line(columns.map(({ of }) => of(row)));
}

/** The sheet as streamed CSV (RFC 4180, UTF-8). */
export function csvOf<Row>(sheet: Sheet<Row>): Readable {
  return Readable.from(inChunks(linesOf(sheet)), { objectMode: false });
}
