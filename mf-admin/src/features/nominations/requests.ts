import { call, callForFile } from '@meritum/shared/client/call';
import type {
  NominationDetail,
  NominationsQuery,
  NominationsReply,
} from '@meritum/shared/contracts/listed-nominations';
import { useQuery } from '@meritum/shared/query';
import { consoleKey } from '../console/ForgetOnLeaving';
import type { ExportFormat } from '../table/ExportButtons';

type Asked = { [Name in keyof NominationsQuery]?: Exclude<NominationsQuery[Name], undefined> };

/** A page of the season's nominations; the one before stays until the next is there. */
export function useNominations(query: Asked) {
  return useQuery<NominationsReply>({
    queryKey: [consoleKey, 'nominations', query],
    queryFn: ({ signal }) => call('listNominations', { query, signal }),
    placeholderData: (before) => before,
  });
}

/** The nominations as a file, filtered as the list is. Throws ClientError. */
export const exportNominations = ({ page: _, ...query }: Asked, format: ExportFormat) =>
  callForFile('exportNominations', { query: { ...query, format } });

export function useNomination(nominationId: string) {
  return useQuery<NominationDetail>({
    queryKey: [consoleKey, 'nomination', nominationId],
    queryFn: ({ signal }) => call('getNomination', { query: { nominationId }, signal }),
  });
}

/** Gives a nomination back to its nominator. Throws ClientError. */
export const returnNomination = ({ id, revision }: NominationDetail, note: string) =>
  call('returnNomination', { body: { nominationId: id, revision, note } });

/** Takes a pending nomination off a judge, for good. Throws ClientError. */
export const replaceJudge = (nominationId: string, judgeId: string, reason: string) =>
  call('replaceJudge', { body: { nominationId, judgeId, reason } });

/** The document that was sent with a nomination. Throws ClientError. */
export const readDocument = (documentId: string): Promise<Blob> =>
  callForFile('getDocument', { params: { documentId } });

/** Proposes to lift an organiser's conflict of interest, or lifts it as the second of two. Throws ClientError. */
export const liftConflict = (nominationId: string, accountId: string, reason: string) =>
  call('liftConflict', { body: { nominationId, accountId, reason } });
