import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until hydrated: before that no page may depend on the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
