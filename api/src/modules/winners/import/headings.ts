import { type WinnerColumn, winnerColumns } from '@meritum/shared/contracts/winner-imports';
import type { Problems } from './problems';

/** The column of each cell; undefined for an unknown one. */
export type Headings = (WinnerColumn | undefined)[];

const known = Object.keys(winnerColumns) as WinnerColumn[];
const isKnown = (heading: string): heading is WinnerColumn => Object.hasOwn(winnerColumns, heading);

const separators: Record<string, string> = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

/** The separator that a heading line seems to use instead of a comma. */
function otherSeparator(cells: readonly string[]): string | undefined {
  const [only = ''] = cells;
  return cells.length === 1
    ? Object.keys(separators).find((sign) => only.includes(sign))
    : undefined;
}

/** Reads the heading line. Undefined when the lines below could not be read with it. */
export function headingsOf(cells: readonly string[], problems: Problems): Headings | undefined {
  const separator = otherSeparator(cells);
  if (separator) {
    problems.add({ line: 1 }, `is separated by ${separators[separator]}; use commas`);
    return undefined;
  }
  const headings = cells.map((_, place) => headingAt(cells, place, problems));
  const missing = known.filter((name) => winnerColumns[name].required && !headings.includes(name));
  for (const name of missing) problems.add({ line: 1, name }, 'this column is missing');
  return headings.some(Boolean) ? headings : undefined;
}

function headingAt(cells: readonly string[], place: number, problems: Problems) {
  const name = cells[place]?.trim() ?? '';
  const where = { line: 1, column: place + 1, name: name.slice(0, 60) };
  if (!isKnown(name)) {
    problems.add(where, name === '' ? 'this column has no heading' : 'this column is not known');
    return undefined;
  }
  const first = cells.findIndex((cell) => cell.trim() === name);
  if (first === place) return name;
  problems.add(where, `is a duplicate: column ${first + 1} has this heading too`);
  return undefined;
}
