import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../parts';
import { filesBelow } from '../sources';

const folder = join(root, 'docs/decisions');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const day = String.raw`\d{4}-\d{2}-\d{2}`;
const state = String.raw`accepted|superseded by \[(?<by>\d{4})\]\(\k<by>-[a-z0-9-]+\.md\)`;

/** The heading of a record and the line below it. */
const beginning = new RegExp(
  `^# (?<title>.+)\n\nDate: (?<date>${day}(?:, amended ${day})?)\\. Status: (?<status>${state})\\.`,
);

/** A citation of a record by number: "decision 53", "Record 0053". D37 is a decision of the specification. */
const citation = /\b(?:decision|record) (\d{1,4})\b/gi;

/** A record's row in the index, or what the record lacks. */
function rowOf(file: string): string {
  const { title, date, status } = beginning.exec(read(file))?.groups ?? {};
  if (!title) return `${file} lacks "Date: YYYY-MM-DD. Status: accepted." below its heading`;
  return `| [${file.slice(0, 4)}](${file}) | ${title} | ${date} | ${status} |`;
}

const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort();
const numbers = records.map((file) => file.slice(0, 4));

test('every decision record is in the index with its title, date and status', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| \[\d{4}\]/.test(line));
  expect(rows).toEqual(records.map(rowOf));
});

test('no two decision records have the same number', () => {
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('code and documents cite decision records that exist', async () => {
  const files = (await filesBelow(root)).filter((file) => /\.([cm]?[jt]sx?|md)$/.test(file));
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(citation)]
      .filter(([, number = '']) => !numbers.includes(number.padStart(4, '0')))
      .map(([cited]) => `${relative(root, file)}: ${cited}`),
  );
  expect(unknown).toEqual([]);
});
