import type { Assignment } from '@meritum/shared/contracts/assignments';
import { useQueryClient } from '@meritum/shared/query';
import { useEffect } from 'react';
import { getDocument } from '../assignments/requests';
import { judgeScope } from '../judge/requests';
import { loadPdfLibrary } from './openPdf';

/** Bytes up to which a document is fetched before it is asked for. */
const small = 2_097_152;
/** Milliseconds after which an entry is being read, not passed by. */
const settled = 500;

const keyOf = (assignmentId: string) => [judgeScope, 'document', assignmentId] as const;

/** The query for the content of an assignment's document. */
export const contentOf = (assignmentId: string) => ({
  queryKey: keyOf(assignmentId),
  queryFn: ({ signal }: { signal: AbortSignal }) => getDocument(assignmentId, signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 60_000,
  networkMode: 'always' as const,
  retry: false,
});

/** Whether the browser was told to spare data. */
const sparesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * While the essay is read, fetches what reading its document needs: the library, and the document
 * itself unless it is large. It is dropped with the entry; who passes by fetches nothing.
 */
export function useEarlyContent(
  assignmentId: string,
  document: NonNullable<Assignment['document']> | undefined,
): void {
  const client = useQueryClient();
  const { mediaType, bytes = 0 } = document ?? {};
  useEffect(() => {
    if (!mediaType || sparesData()) return;
    const timer = setTimeout(() => {
      // Whatever fails here is fetched again, and told, when it is asked for.
      if (mediaType === 'application/pdf') loadPdfLibrary().catch(() => {});
      if (bytes <= small) void client.prefetchQuery(contentOf(assignmentId));
    }, settled);
    return () => {
      clearTimeout(timer);
      void client.cancelQueries({ queryKey: keyOf(assignmentId) });
      client.removeQueries({ queryKey: keyOf(assignmentId) });
    };
  }, [client, assignmentId, mediaType, bytes]);
}
