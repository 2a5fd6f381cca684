import { showPasskey } from '@meritum/shared/auth/passkeys';
import { call, callForFile } from '@meritum/shared/client/call';
import type { ContestStatus, PreviewReply } from '@meritum/shared/contracts/results';
import type { VoidRequest } from '@meritum/shared/contracts/voids';
import { useQuery } from '@meritum/shared/query';
import { consoleKey } from '../console/ForgetOnLeaving';
import type { ExportFormat } from '../table/ExportButtons';

const key = (...parts: readonly string[]) => [consoleKey, 'results', ...parts];

/** The state of each contest of the season. */
export function useStandings() {
  return useQuery({
    queryKey: key('standings'),
    queryFn: ({ signal }) => call('listResults', { query: {}, signal }),
  });
}

/** The results of a category so far. */
export function usePreview(category: string) {
  return useQuery({
    queryKey: key('preview', category),
    queryFn: ({ signal }) => call('previewResults', { query: { category }, signal }),
  });
}

/** Voids and proposals. */
export function useVoids() {
  return useQuery({
    queryKey: key('voids'),
    queryFn: ({ signal }) => call('listVoids', { query: {}, signal }),
  });
}

/** The results as a file. Throws ClientError. */
export const exportResults = (category: string, format: ExportFormat) =>
  callForFile('exportResults', { query: { category, format } });

/** The ratings of one entry. */
export function useEntryRatings(nominationId: string) {
  return useQuery({
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
export const closeJudging = (contest: ContestStatus, reason: string) =>
  call('closeJudging', { body: { ...asSeen(contest), ...(reason && { reason }) } });
/** Signs the outcome's hash with a passkey of the account if it has one. */
export async function finalise(
  { season, category }: ContestStatus,
  outcomeHash: string,
  signing: PreviewReply['signing'],
) {
  const signature = signing ? { signature: await showPasskey(signing) } : {};
  return call('finaliseResults', { body: { season, category, outcomeHash, ...signature } });
}
export const publish = ({ season, category }: ContestStatus, outcomeHash: string) =>
  call('publishResults', { body: { season, category, outcomeHash } });
export const proposeVoid = (request: VoidRequest) => call('proposeVoid', { body: request });
export const confirmVoid = (voidId: string) => call('confirmVoid', { body: { voidId } });
export const withdrawVoid = (voidId: string, reason: string) =>
  call('withdrawVoid', { body: { voidId, reason } });
