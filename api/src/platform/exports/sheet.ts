/** What a cell holds. A moment is written as ISO 8601 in UTC, so that no reader mistakes its day. */
export type Cell = string | number | boolean | Date | null;

/** A column of an export: its heading, and what it says of a row. */
export interface Column<Row> {
  title: string;
  of(row: Row): Cell;
}

/** A table that is written while it is read: rows come as the database gives them. */
export interface Sheet<Row> {
  /** Of the sheet, and without its ending of the file. */
  name: string;
  columns: readonly Column<Row>[];
  rows: AsyncIterable<Row> | Iterable<Row>;
}

/** The text of a cell that is no number. */
export function textOf(cell: Exclude<Cell, number>): string {
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell ?? '';
}

const pieceCharacters = 32_768;

/** Joins small texts to pieces that are worth sending. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceCharacters) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}
