import { send } from '@meritum/shared/client/send';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';

/** What the server says of the current season; undefined where it says nothing. */
export async function readSeason(signal?: AbortSignal): Promise<SeasonReply['data'] | undefined> {
  return (await send('getSeason', { ...(signal && { signal }) }))?.data;
}
