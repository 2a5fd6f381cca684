import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its HTML is taken over, true from then on. What only the visitor's
 * browser knows (address query, local storage, the date) may differ only once this is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
