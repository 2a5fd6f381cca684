import { email } from '@meritum/shared/contracts/identity';
import { limits } from '@meritum/shared/contracts/limits';
import { lineOf } from '@meritum/shared/contracts/texts';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** A person in a pasted list; `isMalformed` if no address could be read. */
export interface Pasted {
  line: number;
  email: string;
  name: string;
  organization: string;
  isMalformed: boolean;
}

type Column = 'email' | 'name' | 'firstName' | 'lastName' | 'organization';

/** Headings of address books and spreadsheets, without case, spaces and punctuation. */
const headings: readonly [Column, RegExp][] = [
  ['email', /^(e?mail|emailaddress|mailaddress|address)\d*(value)?$/],
  ['firstName', /^(firstname|givenname|forename)$/],
  ['lastName', /^(lastname|surname|familyname)$/],
  ['name', /^(name|fullname|displayname)$/],
  ['organization', /^(organi[sz]ation(name)?|company|employer|affiliation|institution)$/],
];

const columnOf = (cell: string): Column | undefined => {
  const plain = cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return headings.find(([, pattern]) => pattern.test(plain))?.[0];
};

/** A line of separators only, or one that tells Excel the separator of a file. */
const separatorLine = /^[\s;,"]*$|^"?sep=."?$/i;

/** Semicolons and tabs take precedence over commas, which names and organizations contain. */
function cellsOf(line: string): string[] {
  const delimiter = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ',';
  const lenient = { relax_quotes: true, relax_column_count: true, skip_records_with_error: true };
  const [cells = []] = parse(line, { delimiter, ...lenient }) as string[][];
  return cells.map((cell) => cell.trim());
}

/** Line breaks inside a quoted cell; spreadsheets write them, and people never do. */
const withoutInnerBreaks = (text: string) =>
  text.replace(/(?<=^|[\t;,])"(?:[^"]|"")*"(?=[\t;,]|$)/gm, (cell) =>
    cell.replace(/[\r\n]+/g, ' '),
  );

/** The people in a line: after an address, `>` or a separator ends one; before, it is in a name. */
function splitPeople(text: string): string[] {
  const [first = '', ...rest] = text.replaceAll('>', '>;').split(/(?=[;,\t])/);
  const people = [first];
  for (const part of rest)
    if (people.at(-1)?.includes('@')) people.push(part.slice(1));
    else people.push(people.pop() + part);
  return people;
}

/** Name and address of `Ada Lovelace <ada@works.example>`, as mail programs copy them. */
function namedIn(text: string): [name: string, address: string] | undefined {
  const [name = '', rest = '', ...more] = text
    .replace(/^[\s;,]+|(?<![\s;,])[\s;,]+$/g, '')
    .split('<');
  if (more.length > 0 || name.includes('@') || !rest.endsWith('>')) return undefined;
  return [name.replaceAll('"', ''), rest.slice(0, -1)];
}

function somebody(line: number, cell: string, name = '', organization = ''): Pasted {
  const [written, address] = namedIn(cell) ?? ['', cell];
  const read = z.safeParse(email, address.trim().replace(/^mailto:/i, ''));
  return {
    line,
    email: read.success ? read.data : lineOf(cell).slice(0, limits.emailCharacters),
    name: lineOf(name || written).slice(0, limits.nameCharacters),
    organization: lineOf(organization).slice(0, limits.organizationCharacters),
    isMalformed: !read.success,
  };
}

/** People in a line without headings: several addresses, or one with a name and organization. */
function peopleIn(text: string, line: number): Pasted[] {
  if (namedIn(text)) return [somebody(line, text)];
  const parts = splitPeople(text).filter((part) => !separatorLine.test(part));
  if (parts.every((part) => part.includes('@')) && parts.length > 1)
    return parts.flatMap((part) => peopleIn(part, line));
  const cells = cellsOf(text);
  const address = cells.find((cell) => cell.includes('@')) ?? text;
  const [name, ...organization] = cells.filter((cell) => cell !== address && cell !== '');
  return [somebody(line, address, name, organization.join(', '))];
}

function personOf(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  line: number,
) {
  const of = (column: Column) => cells.filter((_, index) => columns[index] === column);
  const [name = [...of('firstName'), ...of('lastName')].join(' ')] = of('name');
  // "Address" may head the streets, and address books write several addresses into one cell.
  const [address = ''] =
    of('email')
      .find((cell) => cell.includes('@'))
      ?.split(' ::: ') ?? [];
  return somebody(line, address, name, of('organization')[0]);
}

/** The people of a list: pasted addresses, or a table with or without headings. */
export function readPasted(text: string): Pasted[] {
  const people: Pasted[] = [];
  let columns: (Column | undefined)[] | undefined;
  for (const [index, line] of withoutInnerBreaks(text.replace(/^\ufeff/, ''))
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (separatorLine.test(line)) continue;
    const cells = columns || !line.includes('@') ? cellsOf(line) : [];
    const found = cells.map(columnOf);
    if (columns) people.push(personOf(cells, columns, index + 1));
    else if (found.includes('email') && people.every(({ isMalformed }) => isMalformed))
      columns = found;
    else people.push(...peopleIn(line, index + 1));
  }
  return people;
}
