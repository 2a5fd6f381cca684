/** The percentile by nearest rank. @throws Error for an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (found === undefined) throw new Error('There are no values');
  return found;
}

/** @throws Error for an empty list. */
export function median(values: readonly number[]): number {
  const negated = values.map((value) => -value);
  return (percentile(values, 50) - percentile(negated, 50)) / 2;
}

/** Rows as aligned text: the first column left, figures right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return texts.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** @throws Error with a message for the user, unless the option is a whole number of at least 1. */
export function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${option} takes a whole number of at least 1.`);
  return value;
}
