import { listPageRows } from '@meritum/shared/contracts/list-options';

/** Text for comparison, without case and accents. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether texts contain every word of the search, in any order; true for an empty search. */
export function matchesSearch(search: string | undefined): (texts: readonly string[]) => boolean {
  const words = foldText(search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return (texts) => {
    const all = foldText(texts.join('\n'));
    return words.every((word) => all.includes(word));
  };
}

type Value = string | number | null;

const collator = new Intl.Collator('en', { numeric: true });

function compare(a: Value, b: Value): number {
  return typeof a === 'string' && typeof b === 'string'
    ? collator.compare(a, b)
    : Number(a) - Number(b);
}

/**
 * Rows sorted by a column, descending with `-` before its name; ties by id, so that pages never
 * overlap. Rows without a value come last.
 */
export function sortedBy<Row extends { id: string }, Name extends string>(
  rows: readonly Row[],
  sort: Name | `-${Name}`,
  values: Record<Name, (row: Row) => Value>,
): Row[] {
  const isFalling = sort.startsWith('-');
  const value = values[(isFalling ? sort.slice(1) : sort) as Name];
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    const order =
      a === null || b === null
        ? Number(a === null) - Number(b === null)
        : compare(a, b) * (isFalling ? -1 : 1);
    return order || (one.id < other.id ? -1 : 1);
  });
}

/** One page of rows; the last one for any page after it. */
export function pageOf<Row>(rows: readonly Row[], asked: string | undefined) {
  const pages = Math.max(1, Math.ceil(rows.length / listPageRows));
  const page = Math.min(Number(asked ?? 1), pages);
  const from = (page - 1) * listPageRows;
  return { total: rows.length, page, pages, rows: rows.slice(from, from + listPageRows) };
}
