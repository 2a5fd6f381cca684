import type { Sort } from '../address/fields';
import type { Column } from './columns';
import type { RowAction } from './RowMenu';
import type { CurrentRow } from './useRovingRows';
import type { Selection } from './useRowSelection';

export interface DataTableProps<Row extends object, SortId extends string = string> {
  /** Names the table's content: `Nominations`. */
  caption: string;
  /** Outside the component, or memoised. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Names a row for its menu and its tick box, such as by the nominee. */
  rowName?: ((row: Row) => string) | undefined;
  sort?: Sort<SortId> | undefined;
  onSort?(sort: Sort<SortId>): void;
  /** Target of a row: its first cell links there, and Enter opens it. */
  rowLink?: ((row: Row) => string) | undefined;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Puts a tick box before each row. */
  selection?: Selection | undefined;
  /** The row shown beside the table, which is the one that has or had the focus. */
  current?: CurrentRow | undefined;
  /** Newer rows are loading. */
  busy?: boolean | undefined;
  /** Shown instead of the table if there are no rows. */
  empty?: { title: string; text?: string };
}
