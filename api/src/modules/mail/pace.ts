/** Mails that may leave at once after a quiet period. */
const burst = 10;

/**
 * Returns a function that counts a mail and returns the pause after it in milliseconds. It limits
 * the mails per minute, because providers refuse faster senders.
 */
export function paceOf(perMinute: () => number, now = () => performance.now()): () => number {
  let free = 0;
  return () => {
    const gap = 60_000 / perMinute();
    free = Math.max(free, now()) + gap;
    return Math.max(0, free - burst * gap - now());
  };
}
