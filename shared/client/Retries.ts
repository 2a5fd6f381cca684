/** Milliseconds before the first retry; each further one waits twice as long, up to the maximum. */
const first = 2_000;
const most = 60_000;

/**
 * Returns the milliseconds until the next try after `failures` in a row. Randomised by up to half,
 * so that clients do not return all at once; never less than the server's `retryAfter`.
 */
export function pauseAfter(failures: number, { retryAfter = 0, chance = Math.random() } = {}) {
  const doubled = Math.min(most, first * 2 ** (failures - 1));
  return Math.max(retryAfter * 1_000, doubled * (0.5 + chance / 2));
}

/** Retries after a lost connection, at growing intervals, until stopped. */
export class Retries {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** After a failure: calls `again` once, after a pause. */
  later(again: () => void, retryAfter?: number | undefined): void {
    clearTimeout(this.#timer);
    this.#failures += 1;
    const pause = pauseAfter(this.#failures, retryAfter === undefined ? {} : { retryAfter });
    this.#timer = setTimeout(again, pause);
  }

  /** After a success, or when it is no longer needed. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
  }
}
