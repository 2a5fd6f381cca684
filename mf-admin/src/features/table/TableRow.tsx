import { useNavigate } from '@meritum/shared/router';
import { classNames } from '@meritum/shared/ui/classNames';
import type { KeyboardEvent } from 'react';
import { ConsoleLink } from '../console/ConsoleLink';
import { useSeasonShown, withSeason } from '../season/useSeasonShown';
import styles from './DataTable.module.css';
import type { DataTableProps } from './dataTableProps';
import { RowMenu } from './RowMenu';
import { SelectBox } from './SelectBox';
import type { RowSelection } from './useRowSelection';

type Props<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'rowName' | 'rowLink' | 'actions' | 'current'
> & {
  row: Row;
  index: number;
  /** Measures the row's height in a virtualized table. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** Whether Tab reaches it. */
  isReached: boolean;
  selecting: RowSelection | undefined;
};

const selectKeys = new Set([' ', 'x', 'X']);

/** A row; Enter opens it, Space or x selects it, with Shift a range. */
export function TableRow<Row extends object>(props: Props<Row>) {
  const { columns, rowLink, actions, row, index, measure, isReached, selecting, current } = props;
  const { rowKey, rowName = rowKey } = props;
  const navigate = useNavigate();
  const season = useSeasonShown();
  const link = rowLink?.(row);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && link) navigate(withSeason(link, season));
    if (!selecting || !selectKeys.has(event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    selecting.toggle(index, { range: event.shiftKey });
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={isReached ? 0 : -1}
      aria-current={(current && isReached) || undefined}
      onKeyDown={press}
      data-selected={selecting?.isSelected(index) || undefined}
    >
      {selecting && (
        <td className={styles.select}>
          <SelectBox
            label={`Select ${rowName(row)}`}
            checked={selecting.isSelected(index)}
            onToggle={(how) => selecting.toggle(index, how)}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.header} className={classNames(column.align === 'end' && styles.end)}>
          {at === 0 && link ? (
            <ConsoleLink to={link}>{column.cell(row)}</ConsoleLink>
          ) : (
            column.cell(row)
          )}
          {column.below && <span className={styles.below}>{column.below(row)}</span>}
        </td>
      ))}
      {actions && (
        <td className={styles.menu}>
          <RowMenu name={rowName(row)} actions={actions(row)} />
        </td>
      )}
    </tr>
  );
}
