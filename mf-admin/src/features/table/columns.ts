import type { ReactNode } from 'react';

/** A sort key; null comes last in both directions. */
export type SortValue = string | number | null;

/** A column of a table. */
export interface Column<Row> {
  /** Used in the address for sorting. */
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Sort key if all rows are loaded, or 'server'. Leave out if not sortable. */
  sortBy?: ((row: Row) => SortValue) | 'server';
  /** For figures. */
  align?: 'end';
  /** Relative width in a long list; 1 by default. */
  share?: number;
}
