import {
  type ColumnDef,
  createSortedRowModel,
  type ReactTable,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Sort } from '../address/fields';
import type { Column, Selection, SortValue } from './columns';

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

const words = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

/** Compares text alphabetically and numbers by value. */
function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return words.compare(String(one), String(other));
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
  selection: Selection | undefined;
}

const keysOf = (state: RowSelectionState) => Object.keys(state).filter((key) => state[key]);

/** The table's rows with sorting, unless the server sorts, and selection. */
export function useRows<Row extends object>(options: Options<Row>): ReactTable<Features, Row> {
  const { columns, rows, rowKey, sort, selection } = options;
  const definitions = useMemo(() => columns.map((column) => definition(column)), [columns]);
  const sorting = useMemo(() => (sort ? [{ id: sort.by, desc: sort.descending }] : []), [sort]);
  const chosen = selection?.chosen;
  const rowSelection = useMemo(
    (): RowSelectionState => Object.fromEntries((chosen ?? []).map((key) => [key, true as const])),
    [chosen],
  );
  return useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: { sorting, rowSelection },
    manualSorting: columns.some(({ sortBy }) => sortBy === 'server'),
    enableRowSelection: selection !== undefined,
    onRowSelectionChange: (change: Updater<RowSelectionState>) =>
      selection?.onChange(keysOf(typeof change === 'function' ? change(rowSelection) : change)),
  });
}

/** The table of the library. */
export type Rows<Row extends object> = ReactTable<Features, Row>;
