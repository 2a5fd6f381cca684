/** Milliseconds until the next check for a missing part, increasing to keep outages cheap. */
export const recoveryDelay = (looks: number) => Math.min(1_000 * 2 ** looks, 15_000);

/** Calls `recovered` once a missing part answers again. Returns a function that stops checking. */
export function whenAnswering(
  answers: () => Promise<boolean>,
  recovered: () => void,
  earlierAttempts = 0,
): () => void {
  let stopped = false;
  // A part that replies but cannot be used is not requested every second forever.
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
    clearTimeout(timer);
    timer = setTimeout(look, recoveryDelay(looks++));
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
