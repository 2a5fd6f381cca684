/** Milliseconds between two looks at a missing part: growing, so that an outage stays cheap. */
export const recoveryDelays = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/**
 * Looks for a missing part again and again, and at once when the connection returns or the page
 * is looked at; calls `recovered` once. Returns how to stop.
 */
export function whenAnswering(
  answers: () => Promise<boolean>,
  recovered: () => void,
  earlierAttempts = 0,
): () => void {
  let stopped = false;
  // A part that answers but cannot be used is not asked every second for ever.
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
