import { send } from '@meritum/shared/client/send';
import type { Winner } from '@meritum/shared/contracts/winners';
import type { PublishedResult } from '../verification/requests';

/** A contest's winners on the home page: the first by score. */
export async function recentWinners(
  { season: year, category }: Pick<PublishedResult, 'season' | 'category'>,
  signal: AbortSignal,
): Promise<readonly Winner[]> {
  const { data } = await send('getWinners', { query: { year, category }, signal });
  return data.winners.filter(({ revoked }) => !revoked).slice(0, 4);
}
