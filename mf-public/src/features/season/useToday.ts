import { localDay } from '@meritum/shared/programme/days';
import { useSyncExternalStore } from 'react';

/** Milliseconds between checks of the date, for a page left open over midnight. */
const lookAgainAfter = 60_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, lookAgainAfter);
  return () => clearInterval(timer);
}

/** Today's date; undefined on the server, so that a prerendered page contains no date. */
export function useToday(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => localDay(new Date()),
    () => undefined,
  );
}
