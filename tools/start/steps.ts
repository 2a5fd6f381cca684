/** Where the tools say what they do; one line each call. */
export type Say = (line: string) => void;

export const seconds = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A line of the report of steps: what, how it went, how long it took. */
export const stepLine = (name: string, detail: string, time = ''): string =>
  `  ${name.padEnd(12)}${detail.padEnd(58)} ${time.padStart(8)}`.trimEnd();

/**
 * Runs one step and says how it went. `work` answers with what is worth saying; a step that takes
 * more than a second also says that it has begun.
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
