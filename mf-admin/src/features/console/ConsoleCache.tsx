import { isClientError } from '@meritum/shared/client/clientError';
import { QueryClient, QueryClientProvider, useQueryClient } from '@meritum/shared/query';
import { type ReactNode, useState } from 'react';

/** A refused act says why, even without a connection; any other error is a fault. */
const mutations = {
  networkMode: 'always',
  throwOnError: (error: Error) => !isClientError(error),
} as const;

/** Milliseconds for which a reply serves further parts of a screen, which read it as they appear. */
const together = 2_000;

/**
 * The console's own cache, which goes with the organiser, so that the next person at this device
 * finds nothing.
 */
export function ConsoleCache({ children }: { children: ReactNode }) {
  const site = useQueryClient();
  const [client] = useState(() => {
    // Outlives an expired session, during which a screen keeps its typed text.
    const own = { gcTime: Number.POSITIVE_INFINITY, staleTime: together };
    const queries = { ...site.getDefaultOptions().queries, ...own };
    return new QueryClient({ defaultOptions: { queries, mutations } });
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Reads all data of the page again: an act changes more than its own list. */
export function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
