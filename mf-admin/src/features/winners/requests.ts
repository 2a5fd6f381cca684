import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import { upload } from '@meritum/shared/client/upload';
import type { ExportFormat } from '@meritum/shared/contracts/exports';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import type { ImportCheckReply, WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import { useQuery } from '@meritum/shared/query';
import { ofSeason, useSeasonShown } from '../season/useSeasonShown';

/** The directory's lists of the season that the address names, else of all seasons. */
export function useWinnerLists() {
  const season = useSeasonShown();
  return useQuery<WinnerListsReply>({
    queryKey: ['winner-lists', season],
    queryFn: ({ signal }) => call('listWinnerLists', { query: ofSeason(season), signal }),
  });
}

/** Checks a file; writes nothing. Throws ClientError. */
export const checkWinners = (file: File): Promise<ImportCheckReply> =>
  upload('checkWinnersImport', { file });

type Plan = NonNullable<ImportCheckReply['plan']>;

/** Proposes a checked file, or imports or withdraws a proposed one. Throws ClientError. */
export const applyWinners = (
  { importId, digest }: Pick<Plan, 'importId' | 'digest'>,
  given: NamedProposal & { reason: string },
) => call('applyWinnersImport', { body: { importId, digest, ...given } });

/** The winners of a season, or of all, as a file that can be imported. Throws ClientError. */
export const exportWinners = (season: string | undefined, format: ExportFormat, file: string) =>
  download('exportWinners', file, { query: { format, ...(season && { year: season }) } });
