import { useSyncExternalStore } from 'react';

const pad = (part: number) => String(part).padStart(2, '0');

/** The visitor's local date as `YYYY-MM-DD` (OPEN-006). */
function localDay(now: Date): string {
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Milliseconds between two checks of the date, for a page left open over midnight. */
const lookAgainAfter = 60_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, lookAgainAfter);
  return () => clearInterval(timer);
}

/** Today's date; unknown on the server, so that a prerendered page contains no date. */
export function useToday(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => localDay(new Date()),
    () => undefined,
  );
}
