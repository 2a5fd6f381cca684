import { call, callForFile } from '@meritum/shared/client/call';
import { upload } from '@meritum/shared/client/upload';
import type { ImportCheckReply, WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import { useQuery } from '@meritum/shared/query';
import { consoleKey } from '../console/ForgetOnLeaving';
import type { ExportFormat } from '../table/ExportButtons';

/** The directory's lists by year and category. */
export function useWinnerLists() {
  return useQuery<WinnerListsReply>({
    queryKey: [consoleKey, 'winner-lists'],
    queryFn: ({ signal }) => call('listWinnerLists', { signal }),
  });
}

/** Checks a file; writes nothing. Throws ClientError. */
export const checkWinners = (file: File): Promise<ImportCheckReply> =>
  upload('checkWinnersImport', { file });

type Plan = NonNullable<ImportCheckReply['plan']>;

/** Proposes a checked file, or imports a proposed one. Throws ClientError. */
export const applyWinners = (
  { importId, digest }: Pick<Plan, 'importId' | 'digest'>,
  reason: string,
) => call('applyWinnersImport', { body: { importId, digest, reason } });

/** The directory as a file that can be imported. Throws ClientError. */
export const exportWinners = (format: ExportFormat) =>
  callForFile('exportWinners', { query: { format } });
