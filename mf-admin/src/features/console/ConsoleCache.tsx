import { isClientError } from '@meritum/shared/client/clientError';
import { QueryClient, QueryClientProvider, useQueryClient } from '@meritum/shared/query';
import { type ReactNode, useEffect, useState } from 'react';

/** An act tells why it was refused, also without a connection; any other error is a fault. */
const mutations = {
  networkMode: 'always',
  throwOnError: (error: Error) => !isClientError(error),
} as const;

/**
 * What the console has loaded, in a cache of its own that is emptied when access ends, so that the
 * next person at this device finds nothing.
 */
export function ConsoleCache({ children }: { children: ReactNode }) {
  const site = useQueryClient();
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { ...site.getDefaultOptions(), mutations } }),
  );
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Reads everything again that the page shows: an act changes more than its own list. */
export function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
