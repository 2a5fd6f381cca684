import type { ReactNode } from 'react';

/** A sort key; null comes last in both directions. */
export type SortValue = string | number | null;

export interface Column<Row> {
  /** Its name in the address, if it can be sorted. */
  id?: string;
  header: string;
  cell(row: Row): ReactNode;
  /** A smaller second line. */
  below?(row: Row): ReactNode;
  /** Sort key if all rows are loaded, or 'server'. Leave out if not sortable. */
  sortBy?: ((row: Row) => SortValue) | 'server';
  /** For figures. */
  align?: 'end';
  /** Relative width in a long list; 1 by default. */
  share?: number;
}

type Look<Row> = Pick<Column<Row>, 'align' | 'share'>;

/** A column whose cells contain their sort key. */
export const sortable = <Row>(
  id: string,
  header: string,
  cell: (row: Row) => SortValue,
  look: Look<Row> = {},
): Column<Row> => ({ id, header, cell, sortBy: cell, ...look });

/** A column of figures sorted by the server. */
export const figures = <Row>(
  id: string,
  header: string,
  cell: Column<Row>['cell'],
): Column<Row> => ({ id, header, cell, sortBy: 'server', align: 'end' });
