import { callForFile } from '@meritum/shared/client/call';
import type { Assignment } from '@meritum/shared/contracts/assignments';
import { useQueryClient } from '@meritum/shared/query';
import { useEffect } from 'react';
import { loadPdfLibrary } from './openPdf';

/** The largest document that is prefetched, in bytes. */
const small = 2_097_152;
/** Milliseconds after which an entry counts as being read. */
const pauseMs = 500;

const documentKey = (assignmentId: string) => ['document', assignmentId] as const;

export const contentOf = (assignmentId: string) => ({
  queryKey: documentKey(assignmentId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callForFile('getTechAssignmentDocument', {
      params: { assignmentId },
      signal,
      timeoutMs: 60_000,
    }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 60_000,
  networkMode: 'always' as const,
});

const sparesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Prefetches the library and a small document once the judge reads the essay. */
export function useEarlyContent(
  assignmentId: string,
  document: NonNullable<Assignment['document']> | undefined,
): void {
  const client = useQueryClient();
  const { mediaType, bytes = 0 } = document ?? {};
  useEffect(() => {
    if (!mediaType || sparesData()) return;
    const timer = setTimeout(() => {
      // A failed prefetch is ignored; opening the document fetches it again and reports errors.
      if (mediaType === 'application/pdf') loadPdfLibrary().catch(() => {});
      if (bytes <= small) void client.prefetchQuery(contentOf(assignmentId));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      void client.cancelQueries({ queryKey: documentKey(assignmentId) });
      client.removeQueries({ queryKey: documentKey(assignmentId) });
    };
  }, [client, assignmentId, mediaType, bytes]);
}
