import { showPasskey } from '@meritum/shared/auth/passkeys';
import { call } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import { download } from '@meritum/shared/client/download';
import type { ExportFormat } from '@meritum/shared/contracts/exports';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import type { RevocationRequest, WinnerNameRequest } from '@meritum/shared/contracts/recognitions';
import type { ContestStatus, PreviewReply } from '@meritum/shared/contracts/results';
import type { VoidRequest } from '@meritum/shared/contracts/voids';
import { useQuery, useQueryClient } from '@meritum/shared/query';
import { nominationQuery } from '../nominations/requests';
import { ofSeason, useSeasonShown } from '../season/useSeasonShown';

export type Contest = Pick<ContestStatus, 'season' | 'category'>;

/** A contest as the audit trail names it. */
export const contestId = ({ season, category }: Contest) => `${season}:${category}`;

const key = (...parts: readonly string[]) => ['results', ...parts];

/** The state of each contest of the season shown. */
export function useContestStates() {
  const season = useSeasonShown();
  return useQuery({
    queryKey: key('statuses', season ?? ''),
    queryFn: ({ signal }) => call('listResults', { query: ofSeason(season), signal }),
  });
}

/** Whether the results of a category are published. */
export function useIsPublished(): (category: string) => boolean {
  const contests = useContestStates().data?.contests ?? [];
  return (category) =>
    contests.some((one) => one.category === category && one.state === 'published');
}

/** The results of a category so far. */
export function usePreview({ season, category }: Contest) {
  return useQuery({
    queryKey: key('preview', season, category),
    queryFn: ({ signal }) => call('previewResults', { query: { season, category }, signal }),
  });
}

/** Voids and proposals. */
export function useVoids() {
  const season = useSeasonShown();
  return useQuery({
    queryKey: key('voids', season ?? ''),
    queryFn: ({ signal }) => call('listVoids', { query: ofSeason(season), signal }),
  });
}

/** The results as a file. Throws ClientError. */
export const exportResults = ({ season, category }: Contest, format: ExportFormat, file: string) =>
  download('exportResults', file, { query: { season, category, format } });

async function readEntry(nominationId: string, signal: AbortSignal) {
  try {
    return await call('getEntryRatings', { query: { nominationId }, signal });
  } catch (error) {
    if (isClientError(error) && error.code === 'not-found') return null;
    throw error;
  }
}

/** Ratings and result of a nomination; null if it takes no part or they are hidden from the reader. */
export function useEntryRatings({ id }: Pick<NominationDetail, 'id'>) {
  const client = useQueryClient();
  return useQuery({
    queryKey: key('entry', id),
    async queryFn({ signal }) {
      // As it is by now: once it is returned, the server has nothing to tell.
      const nomination = await client.fetchQuery({ ...nominationQuery(id), staleTime: 1_000 });
      const { judging, status, emailConfirmed } = nomination;
      const isShown = judging !== null && !judging.readerRates;
      const takesPart = status === 'UNDER_REVIEW' && emailConfirmed;
      return isShown && takesPart ? readEntry(id, signal) : null;
    },
  });
}

const asSeen = ({ season, category, revision }: ContestStatus) => ({ season, category, revision });

/** Each throws ClientError. */
export const freezeRules = (season: { id: string; revision: number }) =>
  call('freezeRules', { body: { season: season.id, revision: season.revision } });
export const askExtraJudges = (contest: ContestStatus) =>
  call('proposeExtraJudges', { body: asSeen(contest) });
export const closeJudging = (
  contest: ContestStatus,
  { reason, ...named }: NamedProposal & { reason: string },
) => call('closeJudging', { body: { ...asSeen(contest), ...(reason && { reason }), ...named } });
/** Signs the outcome's hash with a passkey of the account if it has one. */
export async function finalise(
  { season, category }: ContestStatus,
  {
    outcomeHash,
    signing,
    ...named
  }: NamedProposal & { outcomeHash: string; signing: PreviewReply['signing'] },
) {
  const signature = signing ? { signature: await showPasskey(signing) } : {};
  const body = { season, category, outcomeHash, ...signature, ...named };
  return call('finaliseResults', { body });
}
export const withdrawOutcome = (
  { season, category }: ContestStatus,
  { id: withdrawalOf, outcomeHash }: NonNullable<ContestStatus['proposed']>,
) => call('finaliseResults', { body: { season, category, outcomeHash, withdrawalOf } });
export const publish = ({ season, category }: ContestStatus, outcomeHash: string) =>
  call('publishResults', { body: { season, category, outcomeHash } });
export const proposeVoid = (request: VoidRequest) => call('proposeVoid', { body: request });
export const confirmVoid = (voidId: string) => call('confirmVoid', { body: { voidId } });
export const withdrawVoid = (voidId: string, reason: string) =>
  call('withdrawVoid', { body: { voidId, reason } });
/** Publishes an award under the name of its winner's account. */
export const renameWinner = (body: WinnerNameRequest) => call('renameWinner', { body });

export const revokeRecognition = (body: RevocationRequest) => call('revokeRecognition', { body });
