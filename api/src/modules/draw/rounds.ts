import { timeOfRound, valueOfRound } from '@meritum/shared/merit/assign/beacon';
import { type Draws, keepRound } from './commands';
import type { SeasonDraw } from './draw';
import { fetchRound } from './relays';

/** Fetches the round that the draw waits for, once its time has come; whether it is stored. */
async function receiveRound(context: Draws, draw: SeasonDraw): Promise<boolean> {
  const { beacon } = draw.commitments.find(({ source }) => source === 'beacon') ?? {};
  if (!beacon?.round || !context.beacon) return false;
  const { chain, round } = beacon;
  if (context.clock() < timeOfRound(chain, round.number)) return false;
  const signature = await fetchRound(context.beacon.relays, chain, round.number);
  const season = await context.seasons.fresh(draw._id);
  await keepRound(context, season, { hash: chain.hash, signature, value: valueOfRound(signature) });
  return true;
}

/**
 * Fetches the beacon's rounds that draws wait for, from the configured relays.
 * @returns whether one was stored, so that a seed may be known
 * @throws Error if no relay gives a round; the next run asks again
 */
export async function receiveRounds(context: Draws): Promise<boolean> {
  if (!context.beacon) return false;
  const waiting = await context.draws.awaitingRound();
  const all = await Promise.all(waiting.map((draw) => receiveRound(context, draw)));
  return all.includes(true);
}
