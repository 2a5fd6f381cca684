import { escapedForXml } from '../xml';

/** The parts of an Office Open XML workbook (ECMA-376) that never change. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Excel would read it as one escaped character. */
const looksEscaped = /_(?=x[\da-f]{4}_)/gi;

/** Text of a cell or an attribute. */
export const xml = (text: string): string =>
  escapedForXml(text, /[&<>"\r]/g).replace(looksEscaped, '_x005F_');

/** A valid name of a sheet. */
const sheetName = (name: string) => name.replace(/[[\]*?:/\\']/g, ' ').slice(0, 31) || 'Sheet';

/** Cell styles by index in `cellXfs`. `quoted` stays text when edited. */
export const styles = { plain: 0, heading: 1, quoted: 2 } as const;

const fonts = '<fonts count="2"><font/><font><b/></font></fonts>';
const fills =
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>';
const borders = '<borders count="1"><border/></borders>';
const formats =
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/></cellXfs>';

/** The part with the rows. */
export const sheetPart = 'xl/worksheets/sheet1.xml';

/** Every part except the sheet, by name in the archive. */
export const fixedParts = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/${sheetPart}" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="${xml(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${document}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${document}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}">${fonts}${fills}${borders}${formats}</styleSheet>`,
});

/** The XML before the rows; the headings are frozen. */
export const sheetBegin = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';
