import { listPageRows } from '@meritum/shared/contracts/list-options';

/** Whether the list is sorted by one of these columns. */
export const isSortedBy = <Name extends string>(
  columns: Readonly<Record<Name, unknown>>,
  sort: string | undefined,
): sort is Name | `-${Name}` => sort !== undefined && sort.replace('-', '') in columns;

/**
 * Rows sorted by a column of numbers, descending with `-` before its name. Ties are sorted by id,
 * so that pages never overlap. Rows without a value come last.
 */
export function sortedBy<Row extends { id: string }, Name extends string>(
  rows: readonly Row[],
  sort: Name | `-${Name}`,
  values: Record<Name, (row: Row) => number | null>,
): Row[] {
  const isFalling = sort.startsWith('-');
  const columnOf = values[(isFalling ? sort.slice(1) : sort) as Name];
  return rows
    .map((row) => ({ row, value: columnOf(row) }))
    .sort(({ row: one, value: a }, { row: other, value: b }) => {
      const order =
        a === null || b === null
          ? Number(a === null) - Number(b === null)
          : (a - b) * (isFalling ? -1 : 1);
      return order || (one.id < other.id ? -1 : 1);
    })
    .map(({ row }) => row);
}

/** The position of a page in a list of `total` rows; the last page for any number after it. */
export function pageAt(total: number, asked: string | undefined) {
  const pages = Math.max(1, Math.ceil(total / listPageRows));
  const page = Math.min(Number(asked ?? 1), pages);
  return { total, page, pages, from: (page - 1) * listPageRows, size: listPageRows };
}

export function pageOf<Row>(rows: readonly Row[], asked: string | undefined) {
  const { from, size, ...page } = pageAt(rows.length, asked);
  return { ...page, rows: rows.slice(from, from + size) };
}
