import { call } from '@meritum/shared/client/call';
import { send } from '@meritum/shared/client/send';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import { useQuery } from '@meritum/shared/query';

/** A season's draw as everybody is told of it. */
export function useSeasonDraw(season: string) {
  return useQuery({
    queryKey: ['draw', season],
    queryFn: async ({ signal }) =>
      (await send('getSeasonRules', { query: { season }, signal })).draw,
    // Values are asked for once planning begins, a moment after judging has opened.
    refetchInterval: ({ state }) => (state.data?.seed === null ? 3_000 : false),
  });
}

/** Proposals to leave out a value of it. */
export function useLeaveOuts(season: string) {
  return useQuery({
    queryKey: ['leave-outs', season],
    queryFn: ({ signal }) => call('listLeaveOuts', { query: { season }, signal }),
  });
}

/** Each throws ClientError. */
export const commitRandomness = (season: string, hash: string) =>
  call('commitRandomness', { body: { season, hash } });
export const revealRandomness = (season: string, value: string) =>
  call('revealRandomness', { body: { season, value } });
export const leaveOutRandomness = (
  body: NamedProposal & { season: string; hash: string; reason: string },
) => call('leaveOutRandomness', { body });
