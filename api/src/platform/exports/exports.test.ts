import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { looksLikeFormula, withoutFormulas } from '@meritum/shared/merit/ledger/formulas';
import { parse } from 'csv-parse/sync';
import { unzip } from '../../../testing/unzip';
import { cellsOf, rowsOf } from '../../../testing/workbook';
import { csvOf } from './csv';
import type { Cell, Sheet } from './sheet';
import { xlsxOf } from './xlsx';

const madeAt = new Date('2026-11-21T12:00:00.000Z');

interface Row {
  name: Cell;
  note: Cell;
}

const sheetOf = (rows: AsyncIterable<Row> | Iterable<Row>): Sheet<Row> => ({
  name: 'People: of "2025" & before',
  columns: [
    { title: 'Name', of: ({ name }) => name },
    { title: 'Note', of: ({ note }) => note },
  ],
  rows,
});

const readCsv = async (rows: Row[]) =>
  parse(await buffer(csvOf(sheetOf(rows))), { bom: true, relax_column_count: false }) as string[][];
const readXlsx = async (rows: Row[]) => rowsOf(await buffer(xlsxOf(sheetOf(rows), madeAt)));

const plain: Row[] = [
  { name: 'Ana "the" Lee, B.Sc.', note: 8.25 },
  { name: '李明 & <Émile>', note: -1 },
  { name: 'two\r\nlines', note: madeAt },
  { name: null, note: true },
  { name: '_x000D_ as typed', note: Number.NaN },
];

test('a CSV export is read back unchanged', async () => {
  expect(await readCsv(plain)).toEqual([
    ['Name', 'Note'],
    ['Ana "the" Lee, B.Sc.', '8.25'],
    ['李明 & <Émile>', '-1'],
    ['two\r\nlines', '2026-11-21T12:00:00.000Z'],
    ['', 'yes'],
    ['_x000D_ as typed', ''],
  ]);
});

test('a workbook is read back unchanged, numbers as numbers', async () => {
  expect(await readXlsx(plain)).toEqual([
    ['Name', 'Note'],
    ['Ana "the" Lee, B.Sc.', 8.25],
    ['李明 & <Émile>', -1],
    ['two\r\nlines', '2026-11-21T12:00:00.000Z'],
    ['', 'yes'],
    ['_x000D_ as typed'],
  ]);
});

test('an empty export has its headings', async () => {
  expect([await readCsv([]), await readXlsx([])]).toEqual([[['Name', 'Note']], [['Name', 'Note']]]);
});

const formulas = [
  '=1+1',
  '=cmd|" /C calc"!A0',
  '+SUM(A1)',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u200b=1+1',
  '\u0000=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
];

test.each(formulas)('%j never becomes a formula, in either format', async (typed) => {
  const [, [csv = ''] = []] = await readCsv([{ name: typed, note: null }]);
  expect([csv.charAt(0), looksLikeFormula(csv)]).toEqual(["'", false]);
  const bytes = await buffer(xlsxOf(sheetOf([{ name: typed, note: null }]), madeAt));
  const cell = cellsOf(bytes).find(({ at }) => at === 'A2');
  // The style keeps the cell a text when somebody edits it.
  expect(cell).toEqual({ at: 'A2', value: typed.replace('\u0000', ''), style: 2 });
  expect(unzip(bytes)['xl/worksheets/sheet1.xml']?.toString()).not.toMatch(/<f[ >]/);
});

test.each([
  ['fine;=1+1;', "fine;'=1+1;"],
  ['fine; "=1+1', `fine; "'=1+1`],
  ['fine\n@SUM(1)', "fine\n'@SUM(1)"],
  ['fine\t-1', "fine\t'-1"],
  ['a = b, c - d; e', 'a = b, c - d; e'],
])('%j is written as %j, so that no other separator makes a formula', (typed, as) => {
  expect(withoutFormulas(typed)).toBe(as);
});

test.each(['Ana Lee', "O'Neil", 'C++', 'a-b', '#1', '1e5', ''])('%j stays unchanged', (typed) => {
  expect([looksLikeFormula(typed), withoutFormulas(typed)]).toEqual([false, typed]);
});

test('column names continue after Z', async () => {
  const columns = Array.from({ length: 28 }, (_, at) => ({ title: `c${at}`, of: () => at }));
  const bytes = await buffer(xlsxOf({ name: 'Wide', columns, rows: [1] }, madeAt));
  expect(cellsOf(bytes).map(({ at }) => at)).toEqual(
    expect.arrayContaining(['Z1', 'AA1', 'AB1', 'Z2', 'AA2', 'AB2']),
  );
});

test('characters invalid in XML and overlong text are left out of a workbook', async () => {
  const rows = [{ name: `a\u0000\u0007b\ud800`, note: 'x'.repeat(40_000) }];
  const [, [name, note] = []] = await readXlsx(rows);
  expect([name, String(note).length]).toEqual(['ab', 32_767]);
});

test('the name of the sheet is valid in a workbook', async () => {
  const parts = unzip(await buffer(xlsxOf(sheetOf([]), madeAt)));
  expect(parts['xl/workbook.xml']?.toString()).toContain(
    '<sheet name="People  of &quot;2025&quot; &amp; before"',
  );
});

const writers: [string, (sheet: Sheet<Row>) => Readable][] = [
  ['CSV', csvOf],
  ['workbook', (sheet) => xlsxOf(sheet, madeAt)],
];

test.each(writers)('a %s is written no faster than it is read', async (_, write) => {
  let made = 0;
  async function* endless(): AsyncGenerator<Row> {
    for (;;) {
      made += 1;
      yield { name: `${made} ${Math.sin(made)}`.repeat(40), note: made };
    }
  }
  const stream = write(sheetOf(endless()));
  await once(stream, 'readable');
  const before = made;
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  const [waited, first] = [made, before];
  expect(waited).toBeLessThan(Math.max(first, 1) + 5_000);
  stream.destroy();
  await once(stream, 'close');
  const atEnd = made;
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(made - atEnd).toBeLessThan(200);
});

test.each(writers)('a %s whose rows fail is aborted', async (_, write) => {
  async function* failing(): AsyncGenerator<Row> {
    yield { name: 'one', note: 1 };
    throw new Error('the database went away');
  }
  await expect(buffer(write(sheetOf(failing())))).rejects.toThrow('the database went away');
});
