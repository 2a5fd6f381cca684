/** Mails that may leave at once after a quiet time. */
const burst = 10;

/**
 * Returns a function that counts a mail and tells for how many milliseconds to pause after it, so that
 * so many leave in a minute: providers refuse what comes faster.
 */
export function paceOf(perMinute: () => number, now = () => performance.now()): () => number {
  let free = 0;
  return () => {
    const gap = 60_000 / perMinute();
    free = Math.max(free, now()) + gap;
    return Math.max(0, free - burst * gap - now());
  };
}
