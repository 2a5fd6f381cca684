/** The smallest value that at least `percent` of all values do not exceed. @throws Error when there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (found === undefined) throw new Error('no percentile of nothing');
  return found;
}

/** The middle of the values, or the mean of the two in the middle. @throws Error when there are none. */
export function median(values: readonly number[]): number {
  const fromBelow = percentile(values, 50);
  const fromAbove = -percentile(
    values.map((value) => -value),
    50,
  );
  return (fromBelow + fromAbove) / 2;
}

/** Rows as text in columns: the first column to the left, figures to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return texts.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** @throws Error for whoever typed it, when the option is not a whole number of at least 1. */
export function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${option} takes a whole number.`);
  return value;
}
