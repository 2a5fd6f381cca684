import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** One cache of server state for all remotes; a failed request is retried by the person, not behind their back. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});

/**
 * Gives the pages inside it the shared cache. A page that asks the server stands in one; the shell
 * has none around everything, so that pages without requests do not load the library (10 kB).
 */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
