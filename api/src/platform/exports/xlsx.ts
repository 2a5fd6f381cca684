import { Readable } from 'node:stream';
import { looksLikeFormula } from '@meritum/shared/merit/ledger/formulas';
import { ZipFile } from 'yazl';
import { type Cell, inChunks, type Sheet, textOf } from './sheet';
import { fixedParts, sheetBegin, sheetEnd, sheetPart, styles, xml } from './xlsx-parts';

/** Limits of the format (ECMA-376); programs refuse larger files. */
const maxCharacters = 32_767;
const maxRows = 1_048_576;

/** The letters of a column, counted from 0: A, B, ... Z, AA. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** A cell with an explicit type, so that text is never read as a formula. */
function cellOf(cell: Cell, at: string, style?: number): string {
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : '';
  const text = textOf(cell).slice(0, maxCharacters);
  if (text === '') return '';
  const look = style ?? (looksLikeFormula(text) ? styles.quoted : styles.plain);
  return `<c r="${at}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`;
}

function rowOf(cells: readonly Cell[], row: number, style?: number): string {
  const written = cells.map((cell, index) => cellOf(cell, `${letters(index)}${row}`, style));
  return `<row r="${row}">${written.join('')}</row>`;
}

async function* sheetOf<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<string> {
  const titles = columns.map(({ title }) => title);
  yield sheetBegin + rowOf(titles, 1, styles.heading);
  let at = 1;
  for await (const row of rows) {
    at += 1;
    if (at > maxRows) throw new Error(`A sheet holds ${maxRows} rows at most`);
    yield rowOf(
      columns.map(({ of }) => of(row)),
      at,
    );
  }
  yield sheetEnd;
}

/** The sheet as a streamed Office Open XML workbook. */
export function xlsxOf<Row>(sheet: Sheet<Row>, madeAt: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  for (const [name, content] of Object.entries(fixedParts(sheet.name)))
    zip.addBuffer(Buffer.from(content), name, { mtime: madeAt });
  const rows = Readable.from(inChunks(sheetOf(sheet)), { objectMode: false });
  rows.on('error', fail);
  // Stops reading rows when the caller disconnects.
  output.on('close', () => rows.destroy());
  zip.addReadStream(rows, sheetPart, { mtime: madeAt });
  zip.end();
  return output;
}
