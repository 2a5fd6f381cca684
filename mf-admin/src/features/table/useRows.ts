import { byName } from '@meritum/shared/contracts/search';
import { useMemo } from 'react';
import type { Sort } from '../address/fields';
import type { Column, SortValue } from './columns';

/** Compares text alphabetically and numbers by value; null comes last whatever the direction. */
function compare(one: SortValue, other: SortValue, descending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const areNumbers = typeof one === 'number' && typeof other === 'number';
  const order = areNumbers ? one - other : byName(String(one), String(other));
  return descending ? -order : order;
}

interface Options<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort: Sort | undefined;
}

/** The table's rows, sorted unless the server sorts. */
export function useRows<Row>({ columns, rows, sort }: Options<Row>): readonly Row[] {
  const { by, descending = false } = sort ?? {};
  return useMemo(() => {
    const sortBy = columns.find(({ id }) => id === by)?.sortBy;
    if (typeof sortBy !== 'function') return rows;
    return rows.toSorted((one, other) => compare(sortBy(one), sortBy(other), descending));
  }, [columns, rows, by, descending]);
}
