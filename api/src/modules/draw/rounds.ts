import { timeOfRound } from '@meritum/shared/merit/assign/beacon';
import { type Draws, keepRound } from './commands';
import type { SeasonDraw } from './draw';
import { fetchRound } from './relays';

/** Fetches the round that the draw waits for, if it is due. Returns whether it is stored. */
async function receiveRound(context: Draws, { _id, beacon }: SeasonDraw): Promise<boolean> {
  if (!beacon?.round || context.platform.clock() < timeOfRound(beacon.chain, beacon.round))
    return false;
  const relays = context.beacon?.relays ?? [];
  const signature = await fetchRound(relays, beacon.chain, beacon.round);
  await keepRound(context, await context.deps.seasons.fresh(_id), signature);
  return true;
}

/**
 * Fetches the rounds that draws wait for from the configured relays.
 * @returns whether one was stored, so that a seed may be known
 * @throws Error if no relay gives a round; the next run asks again
 */
export async function receiveRounds(context: Draws): Promise<boolean> {
  const waiting = await context.stores.draws.listAwaitingRound();
  const all = await Promise.all(waiting.map((draw) => receiveRound(context, draw)));
  return all.includes(true);
}
