import { type ClientError, isClientError } from './clientError';

/** Milliseconds before the first retry; each further one waits twice as long, up to the maximum. */
const first = 2_000;
const most = 60_000;

/**
 * Returns the milliseconds until the next try after `failures` in a row. Randomised by up to half,
 * so that clients do not return together; never less than the seconds that the server asks for.
 */
export function pauseAfter(failures: number, retryAfter = 0, chance = Math.random()): number {
  const doubled = Math.min(most, first * 2 ** (failures - 1));
  return Math.max(retryAfter * 1_000, doubled * (0.5 + chance / 2));
}

/** Seconds after which a busy server wants the request again, if it stated any. */
export function busyFor(error: unknown): number | undefined {
  return isClientError(error) && isBusy(error) ? error.retryAfter : undefined;
}

const isBusy = ({ status, code }: ClientError) => status === 503 && code === 'unavailable';

/** How often a call that a person waits for is tried, in about two minutes. */
const patience = 6;

/** Makes a repeatable call, up to six times while the server is too busy. Throws ClientError. */
export async function repeatWhileBusy<Reply>(attempt: () => Promise<Reply>): Promise<Reply> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const retryAfter = busyFor(error);
      if (retryAfter === undefined || failures === patience) throw error;
      await new Promise((again) => setTimeout(again, pauseAfter(failures, retryAfter)));
    }
  }
}

/** Retries after a lost connection, at growing intervals, until stopped. */
export class Retries {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** Call after a failure: calls `again` once, after a pause. */
  later(again: () => void, retryAfter?: number | undefined): void {
    clearTimeout(this.#timer);
    this.#failures += 1;
    this.#timer = setTimeout(again, pauseAfter(this.#failures, retryAfter));
  }

  /** Call after a success, or when retries are no longer needed. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
  }
}
