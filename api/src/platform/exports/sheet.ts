/** A cell's value. Dates are written as ISO 8601 in UTC, so that the day is unambiguous. */
export type Cell = string | number | boolean | Date | null;

/** A column of an export: its heading, and its value for a row. */
export interface Column<Row> {
  title: string;
  of(row: Row): Cell;
}

/** A table whose rows are streamed from the database. */
export interface Sheet<Row> {
  /** Name of the sheet, and of the file without extension. */
  name: string;
  columns: readonly Column<Row>[];
  rows: AsyncIterable<Row> | Iterable<Row>;
}

/** The text of a cell that is not a number. */
export function textOf(cell: Exclude<Cell, number>): string {
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell ?? '';
}

const chunkCharacters = 32_768;

/** Joins small texts into chunks worth sending. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < chunkCharacters) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}
