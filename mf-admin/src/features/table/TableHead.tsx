import { classNames } from '@meritum/shared/ui/classNames';
import { Icon } from '@meritum/shared/ui/Icon';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import type { Sort } from '../address/fields';
import type { Column } from './columns';
import styles from './DataTable.module.css';
import type { DataTableProps } from './dataTableProps';
import { SelectBox } from './SelectBox';
import type { RowSelection } from './useRowSelection';

type Props<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'sort' | 'onSort' | 'actions'
> & { long: boolean; all: RowSelection['all'] | undefined };

/** The column headings; sortable ones are buttons. */
export function TableHead<Row extends object>(props: Props<Row>) {
  const { columns, sort, onSort, actions, long, all } = props;
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
        {columns.map((column) => (
          <th
            key={column.header}
            scope="col"
            className={classNames(column.align === 'end' && styles.end)}
            aria-sort={sortOf(column, sort)}
            {...(long && { style: { width: `${((column.share ?? 1) / shares) * 100}%` } })}
          >
            {column.id && column.sortBy && onSort ? (
              <SortButton id={column.id} header={column.header} sort={sort} onSort={onSort} />
            ) : (
              column.header
            )}
          </th>
        ))}
        {actions && (
          <th scope="col" className={styles.menu}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function sortOf<Row>({ id }: Column<Row>, sort: Sort | undefined) {
  if (!sort || sort.by !== id) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

interface SortButtonProps {
  id: string;
  header: string;
  sort: Sort | undefined;
  onSort(sort: Sort): void;
}

function SortButton({ id, header, sort, onSort }: SortButtonProps) {
  const here = sort?.by === id;
  const descending = here && sort.descending;
  return (
    <button
      type="button"
      className={styles.sort}
      data-here={here || undefined}
      onClick={() => onSort({ by: id, descending: here && !descending })}
    >
      {header}
      <Icon name={descending ? 'chevron-down' : 'chevron-up'} size={14} />
    </button>
  );
}
