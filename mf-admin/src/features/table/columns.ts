import type { ReactNode } from 'react';

/** What rows are sorted by; null comes last, whichever way. */
export type SortValue = string | number | null;

/** A column of a table. */
export interface Column<Row> {
  /** Names it in the address when rows are sorted by it. */
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /**
   * How it is sorted: by a value of the row, where all rows are here, or by the server. Left out
   * where rows cannot be sorted by it.
   */
  sortBy?: ((row: Row) => SortValue) | 'server';
  /** Figures stand at the end of their cell. */
  align?: 'end';
  /** Of a long list: how much of the width it has, in proportion to the others; 1 by default. */
  share?: number;
}

/** Which rows are chosen, by their keys. */
export interface Selection {
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}
