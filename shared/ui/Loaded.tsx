import type { ReactNode } from 'react';
import { isClientError } from '../client/clientError';
import { busyFor } from '../client/Retries';
import { LoadFailed } from './LoadFailed';
import { Notice } from './Notice';
import { Skeleton } from './Skeleton';
import { Spinner } from './Spinner';

interface Props<Data> {
  query: {
    data: Data | undefined;
    isError: boolean;
    error?: unknown;
    isFetching: boolean;
    refetch(): unknown;
  };
  /** Names the data, in words. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** Shows loaded data; a skeleton while loading, and a retry button after a failure that may pass. */
export function Loaded<Data>({ query, what, children }: Props<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError && !query.isFetching) {
    // A retry would not find it either.
    if (isClientError(query.error) && query.error.code === 'not-found')
      return (
        <Notice kind="error" title={`Could not load ${what}`}>
          {query.error.message}
        </Notice>
      );
    return (
      <LoadFailed title={`Could not load ${what}`} onRetry={query.refetch}>
        {busyFor(query.error) === undefined
          ? 'Nothing has changed.'
          : 'The site cannot answer at the moment. Trying again automatically ...'}
      </LoadFailed>
    );
  }
  return <LoadingShape what={what} />;
}

/** What is loading, in words and as a skeleton. */
export function LoadingShape({ what }: { what: string }) {
  return (
    <>
      <Spinner label={`Loading ${what}...`} />
      <Skeleton shape="text" lines={3} />
    </>
  );
}
