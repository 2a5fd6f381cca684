import { byName } from '@meritum/shared/contracts/search';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { useMemo, useRef } from 'react';
import type { Sort } from '../address/fields';
import type { Column, SortValue } from './columns';
import styles from './DataTable.module.css';
import type { DataTableProps } from './dataTableProps';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useRovingRows } from './useRovingRows';
import { useRowSelection } from './useRowSelection';
import { Space, useVisibleRows } from './useVisibleRows';

/**
 * A sortable table with keyboard navigation that virtualizes long lists. Rows are one page from the
 * server or the whole list.
 */
export function DataTable<Row extends object, SortId extends string = string>(
  props: DataTableProps<Row, SortId>,
) {
  const { caption, columns, rows, rowKey, sort, busy, selection } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const sorted = useRows({ columns, rows, sort });
  const { shown, before, after, long, show, measure } = useVisibleRows(sorted.length, scroller);
  const keys = sorted.map(rowKey);
  const roving = useRovingRows({ keys, current: props.current, show });
  const selecting = useRowSelection(selection, keys);
  const width = columns.length + (props.actions ? 1 : 0) + (selection ? 1 : 0);

  if (rows.length === 0) return <EmptyState {...(props.empty ?? { title: 'Nothing here yet' })} />;
  return (
    <div ref={scroller} className={styles.scroller} data-long={long || undefined}>
      <table
        className={styles.table}
        aria-rowcount={sorted.length + 1}
        aria-busy={busy || undefined}
        data-long={long || undefined}
        data-selectable={selection ? true : undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead {...props} long={long} all={selecting?.all} />
        <Space height={before} width={width} />
        <tbody {...roving.body}>
          {shown.map((index) => {
            const row = sorted[index];
            return (
              row && (
                <TableRow
                  key={rowKey(row)}
                  {...props}
                  row={row}
                  index={index}
                  selecting={selecting}
                  measure={measure}
                  isReached={index === roving.current}
                />
              )
            );
          })}
        </tbody>
        <Space height={after} width={width} />
      </table>
    </div>
  );
}

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
function useRows<Row>({ columns, rows, sort }: Options<Row>): readonly Row[] {
  const { by, descending = false } = sort ?? {};
  return useMemo(() => {
    const sortBy = columns.find(({ id }) => id === by)?.sortBy;
    if (typeof sortBy !== 'function') return rows;
    return rows.toSorted((one, other) => compare(sortBy(one), sortBy(other), descending));
  }, [columns, rows, by, descending]);
}
