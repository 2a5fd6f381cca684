import { useLocation } from '@meritum/shared/router';
import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => {};

/** The browser's query, because the router misses early changes. Empty until hydration. */
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
