import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { useRef } from 'react';
import styles from './DataTable.module.css';
import type { DataTableProps } from './dataTableProps';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useRovingRows } from './useRovingRows';
import { useRowSelection } from './useRowSelection';
import { useRows } from './useRows';
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
  const roving = useRovingRows({ count: sorted.length, show });
  const selecting = useRowSelection(selection, sorted.map(rowKey));
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
                  tabIndex={index === roving.current ? 0 : -1}
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
