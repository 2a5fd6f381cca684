import { send } from '@meritum/shared/client/send';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';

/** The current season from the server; undefined if unavailable. */
export async function readSeason(signal?: AbortSignal): Promise<SeasonReply['data'] | undefined> {
  return (await send('getSeason', { ...(signal && { signal }) }))?.data;
}
