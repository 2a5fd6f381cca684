import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const everyMs = 500;
const resolutionMs = 10;

/**
 * How many milliseconds a request that arrives at a random moment waits for the event loop: half of
 * the turn in which it arrives. Long turns catch more requests, so the plain mean is too small.
 */
function meanWait({ mean, stddev }: IntervalHistogram): number {
  const turnMs = (mean + stddev ** 2 / mean) / 1e6;
  return Number.isNaN(turnMs) ? 0 : Math.max(0, (turnMs - resolutionMs) / 2);
}

/**
 * Measures twice a second how long work waits for the event loop and for the database, by `ping`.
 * An unanswered ping counts with its age.
 */
export function measureLateness(ping: () => Promise<unknown>) {
  const loop = monitorEventLoopDelay({ resolution: resolutionMs });
  loop.enable();
  let waitMs = 0;
  let answerMs = 0;
  let asked: number | undefined;
  const ask = async () => {
    const since = performance.now();
    asked = since;
    await ping().catch(() => {});
    answerMs = performance.now() - since;
    asked = undefined;
  };
  const timer = setInterval(() => {
    waitMs = meanWait(loop);
    loop.reset();
    if (asked === undefined) void ask();
  }, everyMs).unref();
  return {
    /** The present lateness of replies in milliseconds. */
    late: () => Math.max(waitMs, answerMs, asked === undefined ? 0 : performance.now() - asked),
    stop() {
      clearInterval(timer);
      loop.disable();
    },
  };
}
