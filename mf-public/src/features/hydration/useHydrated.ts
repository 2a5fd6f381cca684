import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until hydrated: before that no page may show what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
