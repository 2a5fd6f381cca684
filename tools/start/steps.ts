/** Prints a line of progress. */
export type Say = (line: string) => void;

export const seconds = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A line of the report: step, result and time. */
export const stepLine = (name: string, detail: string, time = ''): string =>
  `  ${name.padEnd(12)}${detail.padEnd(58)} ${time.padStart(8)}`.trimEnd();

/**
 * Runs a step and reports its result. `work` returns the detail to print. A step that takes more
 * than a second also reports its start.
 */
export async function step<T extends { detail: string }>(
  say: Say,
  name: string,
  begun: string,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const slow = setTimeout(() => say(stepLine(name, `${begun} ...`)), 1000);
  try {
    const result = await work();
    say(stepLine(name, result.detail, seconds(started)));
    return result;
  } finally {
    clearTimeout(slow);
  }
}
