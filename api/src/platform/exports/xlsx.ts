import { Readable } from 'node:stream';
import { looksLikeFormula } from '@meritum/shared/merit/ledger/formulas';
import { ZipFile } from 'yazl';
import { escapedForXml } from '../xml';
import { type Cell, inChunks, type Sheet, textOf } from './sheet';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Excel would decode such a text as an escaped character. */
const looksEscaped = /_(?=x[\da-f]{4}_)/gi;

const xml = (text: string): string =>
  escapedForXml(text, /[&<>"\r]/g).replace(looksEscaped, '_x005F_');

const sheetName = (name: string) => name.replace(/[[\]*?:/\\']/g, ' ').slice(0, 31) || 'Sheet';

/** Cell styles by index in `cellXfs`. A `quoted` cell stays text when edited. */
const styles = { plain: 0, heading: 1, quoted: 2 } as const;

const fonts = '<fonts count="2"><font/><font><b/></font></fonts>';
const fills =
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>';
const borders = '<borders count="1"><border/></borders>';
const formats =
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/></cellXfs>';

const sheetPart = 'xl/worksheets/sheet1.xml';

/** Every part of a workbook (ECMA-376) except the sheet, by name in the archive. */
const fixedParts = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/${sheetPart}" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="${xml(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${document}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${document}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}">${fonts}${fills}${borders}${formats}</styleSheet>`,
});

/** The XML before the rows; headings stay visible when scrolling. */
const sheetBegin = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const sheetEnd = '</sheetData></worksheet>';

/** Limits of the format (ECMA-376); programs refuse larger files. */
const maxCharacters = 32_767;
const maxRows = 1_048_576;

/** The letters of a column by its number from 0: A, B, ... Z, AA. */
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
