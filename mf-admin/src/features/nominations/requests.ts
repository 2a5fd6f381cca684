import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import type { LiftRequest } from '@meritum/shared/contracts/conflicts';
import type { ReplacementRequest } from '@meritum/shared/contracts/listed-judges';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import type {
  NominatorMessagePreviewRequest,
  NominatorMessageRequest,
} from '@meritum/shared/contracts/messages';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import { useQuery } from '@meritum/shared/query';

export const nominationQuery = (nominationId: string) => ({
  queryKey: ['nomination', nominationId],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<NominationDetail> =>
    call('getNomination', { query: { nominationId }, signal }),
});

export const useNomination = (nominationId: string) => useQuery(nominationQuery(nominationId));

/** Returns a nomination to its nominator. Throws ClientError. */
export const returnNomination = (
  { id, revision }: Pick<NominationDetail, 'id' | 'revision'>,
  note: string,
  named: NamedProposal = {},
) => call('returnNomination', { body: { nominationId: id, revision, note, ...named } });

/** Takes a pending nomination from a judge for good, or proposes it. Throws ClientError. */
export const replaceJudge = (body: ReplacementRequest) => call('replaceJudge', { body });

/** Downloads a nomination's document. Throws ClientError. */
export const downloadDocument = (documentId: string, file: string): Promise<void> =>
  download('getDocument', file, { params: { documentId } });

/** Proposes to lift a conflict of interest, or answers the proposal. Throws ClientError. */
export const liftConflict = (body: LiftRequest) => call('liftConflict', { body });

/** Who would get a mail, with examples. Throws ClientError. */
export const previewMessage = (body: NominatorMessagePreviewRequest) =>
  call('previewNominatorMessage', { body });

/** Mails nominators; repeating it sends nothing again. Throws ClientError. */
export const sendMessage = (body: NominatorMessageRequest) =>
  call('sendNominatorMessage', { body });
