import type { ReactNode } from 'react';

/** One line, or one part of each bar. */
export interface Series {
  key: string;
  label: string;
  /** Of a line: what it is compared with is dashed. */
  dashed?: boolean;
}

/** Values by the key of their series, at one point of the axis. */
export interface Point {
  /** Its label on the axis: a day, a category. */
  at: string;
  /** Null where there is none yet: a line ends, and the table shows nothing. */
  values: Readonly<Record<string, number | null>>;
}

/** A line across the chart at one of its points: a target, today. */
export interface Mark {
  at: string;
  label: string;
  /** On which side of the line the label is; the end by default. */
  side?: 'start' | 'end';
}

export interface ChartProps {
  title: string;
  /** What the chart shows, in a sentence. */
  summary?: ReactNode;
  /** Stacked bars, horizontal ones for long labels, or lines. */
  kind: 'bars' | 'rows' | 'lines';
  /** At most six, which is how many colours can be told apart. */
  series: readonly Series[];
  /** Without any, the chart says that there is nothing yet, in the size of a chart. */
  points: readonly Point[];
  /** Title of the axis along which the points are, and of the table's first column: `Day`. */
  axis: string;
  /** Title of the axis of the values: `Ratings`. */
  measure: string;
  marks?: readonly Mark[];
}

export const colourOf = (index: number) => `var(--chart-${(index % 6) + 1})`;
