import { useSyncExternalStore } from 'react';

/** The scroll distance in px beyond which the header changes its style (LAY-006, LAY-007). */
export const scrolledAfter = 100;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than 100 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrolledAfter,
    () => false,
  );
}
