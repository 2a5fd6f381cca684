import { isClientError } from '@meritum/shared/client/clientError';
import { QueryClient, QueryClientProvider, useQueryClient } from '@meritum/shared/query';
import { type ReactNode, useState } from 'react';

/** An act tells why it was refused, also without a connection; any other error is a fault. */
const mutations = {
  networkMode: 'always',
  throwOnError: (error: Error) => !isClientError(error),
} as const;

/**
 * What the console has loaded, in a cache of its own that goes with the organiser, so that the next
 * person at this device finds nothing.
 */
export function ConsoleCache({ children }: { children: ReactNode }) {
  const site = useQueryClient();
  const [client] = useState(() => {
    // Outlasts the end of a session, over which a screen waits with what is typed in it.
    const queries = { ...site.getDefaultOptions().queries, gcTime: Number.POSITIVE_INFINITY };
    return new QueryClient({ defaultOptions: { queries, mutations } });
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Reads everything again that the page shows: an act changes more than its own list. */
export function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
