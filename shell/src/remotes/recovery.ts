import type { RemoteName } from '@meritum/shared/programme/routes';
import { remoteAnswers } from './registry';

/** Milliseconds between two looks at a missing remote: growing, so that an outage stays cheap. */
export const recoveryDelays = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/**
 * Looks at a missing remote again and again, and at once when the connection returns or the page
 * is looked at; calls `recovered` once. Returns how to stop.
 */
export function whenRemoteAnswers(
  remote: RemoteName,
  recovered: () => void,
  earlierAttempts = 0,
): () => void {
  let stopped = false;
  // A remote that answers but cannot be used is not asked every second for ever.
  let looks = earlierAttempts;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async () => {
    clearTimeout(timer);
    const answers = await remoteAnswers(remote);
    if (stopped) return;
    if (answers) {
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
