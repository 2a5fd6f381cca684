import { type WinnerColumn, winnerColumns } from '@meritum/shared/contracts/winner-imports';
import type { Problems } from './problems';

/** The column of each cell; null for a reported heading, undefined without one. */
export type Headings = (WinnerColumn | null | undefined)[];

const known = Object.keys(winnerColumns) as WinnerColumn[];

/** Removes case, spaces and punctuation from a heading, because people vary them. */
const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const columnOf = (heading: string) => known.find((name) => plain(name) === plain(heading));

/** Reads the heading line; undefined if none of its columns is known. */
export function headingsOf(
  cells: readonly string[],
  line: number,
  problems: Problems,
): Headings | undefined {
  const columns = cells.map(columnOf);
  const headings = columns.map((name, index) => {
    const heading = cells[index]?.trim() ?? '';
    if (heading === '') return undefined;
    const first = columns.indexOf(name);
    if (name && first === index) return name;
    const message = name
      ? `is a duplicate: column ${first + 1} has this heading too`
      : 'this column is not known';
    problems.add({ line, column: index + 1, name: heading.slice(0, 60) }, message);
    return null;
  });
  const missing = known.filter((name) => winnerColumns[name].required && !columns.includes(name));
  for (const name of missing) problems.add({ line, name }, 'this column is missing');
  return headings.some(Boolean) ? headings : undefined;
}
