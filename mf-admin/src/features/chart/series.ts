import type { ReactNode } from 'react';

/** One line, or one part of each bar. */
export interface Series {
  key: string;
  label: string;
}

/** Values by the key of their series, at one point of the axis. */
export interface Point {
  /** Its label on the axis: a day, a category. */
  at: string;
  values: Readonly<Record<string, number>>;
}

export interface ChartProps {
  title: string;
  /** What the chart shows, in a sentence. */
  summary?: ReactNode;
  kind: ChartKind;
  /** At most six, which is how many colours can be told apart. */
  series: readonly Series[];
  points: readonly Point[];
  /** Heading of the table's first column: `Day`. */
  axis: string;
  /** Drawn in place of the usual drawing of these points. */
  drawing?: ReactNode;
}

/** Bars side by side, stacked bars, horizontal bars for long labels, or lines. */
export type ChartKind = 'bars' | 'stacked' | 'rows' | 'lines';
