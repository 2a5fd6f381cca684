import { useLocation } from '@meritum/shared/router';
import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The query of the address; empty until hydration. It is the browser's, because the router misses
 * what was put into the address before hydration.
 */
export function useAddressQuery(): URLSearchParams {
  // Renders again when the router changes the address.
  useLocation();
  const query = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(query), [query]);
}
