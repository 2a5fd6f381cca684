import { byName } from '@meritum/shared/contracts/search';
import { formatCount } from '@meritum/shared/programme/format-count';
import { useNavigate } from '@meritum/shared/router';
import { classNames } from '@meritum/shared/ui/classNames';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Icon } from '@meritum/shared/ui/Icon';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { Sort } from '../address/useAddressState';
import { ConsoleLink } from '../console/ConsoleLink';
import { useSeasonShown, withSeason } from '../console/useSeasonShown';
import { letterOf } from '../keys/useConsoleKeys';
import type { Column, SortValue } from './columns';
import styles from './DataTable.module.css';
import { type RowAction, RowMenu } from './RowMenu';
import { SelectBox } from './SelectBox';
import { type CurrentRow, useRovingRows } from './useRovingRows';
import { type RowSelection, type Selection, useRowSelection } from './useRowSelection';
import { Space, useVisibleRows } from './useVisibleRows';

export interface DataTableProps<Row extends object> {
  /** Names the content, such as `Nominations`. */
  caption: string;
  /** Defined outside the component, or memoised. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** A row's name for its menu and tick box. */
  rowName?: ((row: Row) => string) | undefined;
  sort?: Sort | undefined;
  onSort?(sort: Sort): void;
  /** A row's address: its first cell links there, and Enter opens it. */
  rowLink?: ((row: Row) => string) | undefined;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Adds a tick box to each row. */
  selection?: Selection | undefined;
  /** The row shown beside the table: the one that has or had the focus. */
  current?: CurrentRow | undefined;
  /** Newer rows are being loaded. */
  busy?: boolean | undefined;
  /** Shown instead of the table if there are no rows. */
  empty?: { title: string; text?: string };
}

/**
 * A sortable table with keyboard navigation that virtualizes long lists. Rows are one page from the
 * server or the whole list.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, busy, selection } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { by, descending = false } = sort ?? {};
  const sorted = useMemo(() => {
    const sortBy = columns.find(({ id }) => id === by)?.sortBy;
    if (typeof sortBy !== 'function') return rows;
    return rows.toSorted((one, other) => compare(sortBy(one), sortBy(other), descending));
  }, [columns, rows, by, descending]);
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

/** The column headings; sortable ones are buttons. */
function TableHead<Row extends object>({
  columns,
  sort,
  onSort,
  actions,
  long,
  all,
}: DataTableProps<Row> & { long: boolean; all: RowSelection['all'] | undefined }) {
  const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  return (
    <thead>
      <tr>
        {all && (
          <th scope="col" className={styles.select}>
            <SelectBox
              label={`Select all ${all.count} on this page`}
              checked={all.state === 'all'}
              isMixed={all.state === 'some'}
              onToggle={all.toggle}
            />
          </th>
        )}
        {columns.map(({ id, header, align, share = 1, sortBy }) => {
          const here = id !== undefined && sort?.by === id;
          const descending = here && sort.descending;
          return (
            <th
              key={header}
              scope="col"
              className={classNames(align === 'end' && styles.end)}
              aria-sort={here ? (descending ? 'descending' : 'ascending') : undefined}
              {...(long && { style: { width: `${(share / shares) * 100}%` } })}
            >
              {id && sortBy && onSort ? (
                <button
                  type="button"
                  className={styles.sort}
                  data-here={here || undefined}
                  onClick={() => onSort({ by: id, descending: here && !descending })}
                >
                  {header}
                  <Icon name={descending ? 'chevron-down' : 'chevron-up'} size={14} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {actions && (
          <th scope="col" className={styles.menu}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

type RowProps<Row extends object> = DataTableProps<Row> & {
  row: Row;
  index: number;
  /** Measures the row's height in a virtualized table. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** Whether Tab focuses it. */
  isReached: boolean;
  selecting: RowSelection | undefined;
};

const selectKeys = new Set([' ', 'x', 'X']);

/** A row; Enter opens it, Space or x selects it, with Shift a range. */
function TableRow<Row extends object>(props: RowProps<Row>) {
  const { columns, rowLink, actions, row, index, measure, isReached, selecting, current } = props;
  const { rowKey, rowName = rowKey } = props;
  const navigate = useNavigate();
  const season = useSeasonShown();
  const link = rowLink?.(row);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && link) navigate(withSeason(link, season));
    if (!selecting || !selectKeys.has(letterOf(event)) || event.ctrlKey || event.metaKey) return;
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
            <ConsoleLink to={link}>{contentOf(column, row)}</ConsoleLink>
          ) : (
            contentOf(column, row)
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

/** Compares text alphabetically and numbers by value; null comes last in both directions. */
function compare(one: SortValue, other: SortValue, descending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const areNumbers = typeof one === 'number' && typeof other === 'number';
  const order = areNumbers ? one - other : byName(String(one), String(other));
  return descending ? -order : order;
}

/** A cell's content; numbers are formatted. */
function contentOf<Row>(column: Column<Row>, row: Row) {
  const cell = column.cell(row);
  return typeof cell === 'number' ? formatCount(cell) : cell;
}
