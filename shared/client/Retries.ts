/** Milliseconds before the first repetition; each further one waits twice as long, up to the most. */
const first = 2_000;
const most = 60_000;

/**
 * Milliseconds until the next try after `failures` in a row. Spread by up to a half, so that all who
 * lost the same server don't come back at the same moment; never before the server asked for.
 */
export function pauseAfter(failures: number, { retryAfter = 0, chance = Math.random() } = {}) {
  const doubled = Math.min(most, first * 2 ** (failures - 1));
  return Math.max(retryAfter * 1_000, doubled * (0.5 + chance / 2));
}

/** Repeats something that failed for want of a connection, ever more slowly, until it is stopped. */
export class Retries {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** It failed: `again` is called after a pause, once. */
  later(again: () => void, retryAfter?: number | undefined): void {
    clearTimeout(this.#timer);
    this.#failures += 1;
    const pause = pauseAfter(this.#failures, retryAfter === undefined ? {} : { retryAfter });
    this.#timer = setTimeout(again, pause);
  }

  /** It worked, or is wanted no more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
  }
}
