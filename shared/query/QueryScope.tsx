import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { busyFor } from '../client/Retries';

/** Repeats a query automatically when a busy server asks for it. */
function whenNotBusy({ state }: { state: { error: unknown } }): number | false {
  const seconds = busyFor(state.error);
  return seconds === undefined ? false : seconds * 1_000;
}

/** One cache for all remotes. No other automatic retries: the person decides when to try again. */
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: whenNotBusy },
  },
});

/**
 * Gives the pages inside it the shared cache, or a test's own. Only pages that send requests use
 * it, so that other pages do not load the library (10 kB).
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const around = useContext(QueryClientContext);
  return <QueryClientProvider client={around ?? client}>{children}</QueryClientProvider>;
}
