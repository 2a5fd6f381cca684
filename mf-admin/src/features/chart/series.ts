import type { ReactNode } from 'react';

/** One line, or one part of each bar. */
export interface Series {
  key: string;
  label: string;
  /** For a line that others are compared with. */
  dashed?: boolean;
}

/** Values by series key, at one point of the axis. */
export interface Point {
  /** Its label on the axis, such as a day or a category. */
  at: string;
  /** Null where no value exists yet: a line ends, and the table cell is empty. */
  values: Readonly<Record<string, number | null>>;
}

/** A line across the chart at a point, such as a target or today. */
export interface Mark {
  at: string;
  label: string;
  /** The side of the line for the label; the end by default. */
  side?: 'start' | 'end';
}

export interface ChartProps {
  title: string;
  /** The chart's content in a sentence. */
  summary?: ReactNode;
  /** Stacked bars, horizontal ones for long labels, or lines. */
  kind: 'bars' | 'rows' | 'lines';
  /** At most six, because only six colours can be told apart. */
  series: readonly Series[];
  /** If empty, the chart says so in the size of a chart. */
  points: readonly Point[];
  /** Title of the points' axis, and of the table's first column: `Day`. */
  axis: string;
  /** Title of the values' axis: `Ratings`. */
  measure: string;
  marks?: readonly Mark[];
}

export const colourOf = (index: number) => `var(--chart-${(index % 6) + 1})`;
