import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { busyFor } from '../client/Retries';

/** Asks again by itself once a server that has too much to do wants to be asked. */
function whenNotBusy({ state }: { state: { error: unknown } }): number | false {
  const seconds = busyFor(state.error);
  return seconds === undefined ? false : seconds * 1_000;
}

/**
 * One cache for all remotes. No other automatic retries: the person decides when to try again.
 */
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: whenNotBusy },
  },
});

/**
 * Gives the pages inside it the shared cache, or that of a test around it. Only pages that send requests use it, so that other
 * pages do not load the library (10 kB).
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const around = useContext(QueryClientContext);
  return <QueryClientProvider client={around ?? client}>{children}</QueryClientProvider>;
}
