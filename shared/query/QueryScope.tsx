import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** One cache for all remotes. No automatic retries: the person decides when to try again. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});

/**
 * Gives the pages inside it the shared cache. Only pages that send requests use it, so that other
 * pages do not load the library (10 kB).
 */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
