import { Link, useNavigate } from '@meritum/shared/router';
import { classNames } from '@meritum/shared/ui/classNames';
import type { KeyboardEvent } from 'react';
import styles from './DataTable.module.css';
import type { DataTableProps } from './dataTableProps';
import { RowMenu } from './RowMenu';
import type { Rows } from './useRows';

type Props<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowName' | 'rowLink' | 'actions' | 'selection'
> & {
  row: ReturnType<Rows<Row>['getRowModel']>['rows'][number];
  index: number;
  /** Measures the row's height in a virtualized table. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  tabIndex: number;
};

/** A row: Enter opens it, Space selects it. */
export function TableRow<Row extends object>(props: Props<Row>) {
  const { columns, rowName, rowLink, actions, selection, row, index, measure, tabIndex } = props;
  const navigate = useNavigate();
  const it = row.original;
  const link = rowLink?.(it);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && link) navigate(link);
    if (event.key !== ' ' || !selection) return;
    event.preventDefault();
    row.toggleSelected();
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selection ? row.getIsSelected() : undefined}
      tabIndex={tabIndex}
      onKeyDown={press}
    >
      {selection && (
        <td className={styles.box}>
          <input
            type="checkbox"
            aria-label={`Select ${rowName(it)}`}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id} className={classNames(column.align === 'end' && styles.end)}>
          {place === 0 && link ? <Link to={link}>{column.cell(it)}</Link> : column.cell(it)}
        </td>
      ))}
      {actions && (
        <td className={styles.menu}>
          <RowMenu name={rowName(it)} actions={actions(it)} />
        </td>
      )}
    </tr>
  );
}
