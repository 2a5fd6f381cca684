import { unzip } from './unzip';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#13;': '\r',
};

const textOf = (xml: string) =>
  xml
    .replace(/&(?:amp|lt|gt|quot|#13);/g, (entity) => entities[entity] ?? entity)
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

/** A cell of a workbook: text or number, with its style's number. */
export interface ReadCell {
  at: string;
  value: string | number;
  style: number;
}

/** The cells of the first sheet, as a spreadsheet program reads them. */
export function cellsOf(workbook: Buffer): ReadCell[] {
  const sheet = unzip(workbook)['xl/worksheets/sheet1.xml']?.toString() ?? '';
  const cells = sheet.matchAll(
    /<c r="(?<at>[A-Z]+\d+)"(?: s="(?<style>\d)")?(?: t="inlineStr"><is><t xml:space="preserve">(?<text>[^<]*)<\/t><\/is>|><v>(?<number>[^<]*)<\/v>)<\/c>/g,
  );
  return [...cells].map(({ groups = {} }) => ({
    at: groups.at ?? '',
    value: groups.text === undefined ? Number(groups.number) : textOf(groups.text),
    style: Number(groups.style ?? 0),
  }));
}

/** The rows of the first sheet; missing cells are ''. */
export function rowsOf(workbook: Buffer): (string | number)[][] {
  const rows: (string | number)[][] = [];
  for (const { at, value } of cellsOf(workbook)) {
    const [, column = 'A', row = '1'] = /^([A-Z])(\d+)$/.exec(at) ?? [];
    rows[Number(row) - 1] ??= [];
    const line = rows[Number(row) - 1] ?? [];
    const index = column.charCodeAt(0) - 65;
    while (line.length < index) line.push('');
    line[index] = value;
  }
  return rows;
}
