import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** The part of the window's height above which a section has to begin to be the one that is read. */
const readingLine = 0.4;

/** The last section that begins above the reading line, or the first one. */
function currentOf(ids: readonly string[]): string | undefined {
  const line = window.innerHeight * readingLine;
  const begins = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
  return ids.findLast((id) => (begins(id) ?? Number.POSITIVE_INFINITY) <= line) ?? ids[0];
}

/** The id of the section that is being read; the first until there is a page to measure. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => currentOf(ids),
    () => ids[0],
  );
}
