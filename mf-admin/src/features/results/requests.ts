import { showPasskey } from '@meritum/shared/auth/passkeys';
import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import type { RevocationRequest, WinnerNameRequest } from '@meritum/shared/contracts/recognitions';
import type { ContestStatus, PreviewReply } from '@meritum/shared/contracts/results';
import type { VoidRequest } from '@meritum/shared/contracts/voids';
import { useQuery } from '@meritum/shared/query';
import { consoleKey } from '../console/ForgetOnLeaving';
import { ofSeason, useSeasonShown } from '../season/useSeasonShown';
import type { ExportFormat } from '../table/ExportButtons';

type Contest = Pick<ContestStatus, 'season' | 'category'>;

const key = (...parts: readonly string[]) => [consoleKey, 'results', ...parts];

/** The state of each contest of a season, by default the one shown. */
export function useContestStates(named?: string) {
  const shown = useSeasonShown();
  const season = named ?? shown;
  return useQuery({
    queryKey: key('statuses', season ?? ''),
    queryFn: ({ signal }) => call('listResults', { query: ofSeason(season), signal }),
  });
}

/** Whether the results of a category of a season are published. */
export function useIsPublished(season?: string): (category: string) => boolean {
  const contests = useContestStates(season).data?.contests ?? [];
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

/** The ratings of one entry. */
export function useEntryRatings(nominationId: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: key('entry', nominationId),
    queryFn: ({ signal }) => call('getEntryRatings', { query: { nominationId }, signal }),
  });
}

const asSeen = ({ season, category, revision }: ContestStatus) => ({
  season,
  category,
  revision,
});

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
