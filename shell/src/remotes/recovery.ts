/** Milliseconds between two checks for a missing part, growing so that an outage stays cheap. */
export const recoveryDelays = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/**
 * Checks for a missing part repeatedly, and immediately when the connection returns or the page
 * becomes visible; calls `recovered` once. Returns a function that stops it.
 */
export function whenAnswering(
  answers: () => Promise<boolean>,
  recovered: () => void,
  earlierAttempts = 0,
): () => void {
  let stopped = false;
  // A part that replies but cannot be used is not polled every second forever.
  let looks = earlierAttempts;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async () => {
    clearTimeout(timer);
    const answering = await answers();
    if (stopped) return;
    if (answering) {
      stop();
      recovered();
    } else schedule();
  };
  const schedule = () => {
    const delay = recoveryDelays[Math.min(looks++, recoveryDelays.length - 1)];
    clearTimeout(timer);
    timer = setTimeout(look, delay);
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', look);
    window.removeEventListener('focus', look);
  };

  window.addEventListener('online', look);
  window.addEventListener('focus', look);
  schedule();
  return stop;
}
