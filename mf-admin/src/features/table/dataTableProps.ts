import type { ReactNode } from 'react';
import type { Sort } from '../address/fields';
import type { Column, Selection } from './columns';
import type { RowAction } from './RowMenu';

export interface DataTableProps<Row extends object, SortId extends string = string> {
  /** What the table holds: `Nominations`. */
  caption: string;
  /** Outside the component, or memoised. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Names a row for its menu and its tick box: the nominee's name. */
  rowName(row: Row): string;
  sort?: Sort<SortId> | undefined;
  onSort?(sort: Sort<SortId>): void;
  /** Where a row leads: Enter goes there, and its first cell is a link. */
  rowLink?: ((row: Row) => string) | undefined;
  /** What can be done with a row. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  selection?: Selection | undefined;
  /** Newer rows are on their way. */
  busy?: boolean | undefined;
  /** What will be here, where there are no rows. */
  empty?: ReactNode;
}
