import { byName } from '@meritum/shared/contracts/search';
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Sort } from '../address/fields';
import type { Column, SortValue } from './columns';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

/** Compares text alphabetically and numbers by value. */
function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return byName(String(one), String(other));
}

/** The library puts undefined last in both directions. */
const sortedBy =
  <Row>(sortBy: (row: Row) => SortValue) =>
  (row: Row) =>
    sortBy(row) ?? undefined;

function definition<Row extends object>({ id, sortBy }: Column<Row>): ColumnDef<Features, Row> {
  const sortFn: SortFn<Features, Row> = (one, other, column) =>
    compare(one.getValue(column), other.getValue(column));
  const accessorFn = typeof sortBy === 'function' ? sortedBy(sortBy) : () => undefined;
  return { id, accessorFn, sortFn, sortUndefined: 'last', enableSorting: sortBy !== undefined };
}

interface Options<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  sort: Sort | undefined;
}

/** The table's rows, sorted unless the server sorts. */
export function useRows<Row extends object>({ columns, rows, rowKey, sort }: Options<Row>) {
  const definitions = useMemo(() => columns.map((column) => definition(column)), [columns]);
  const sorting = useMemo(() => (sort ? [{ id: sort.by, desc: sort.descending }] : []), [sort]);
  return useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: { sorting },
    manualSorting: columns.some(({ sortBy }) => sortBy === 'server'),
  }).getRowModel().rows;
}
