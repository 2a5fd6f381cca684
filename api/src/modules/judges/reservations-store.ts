import type { Collection, Filter } from 'mongodb';
import type { Judge } from './judge';

/** A nomination that a judge is to have, in a season. */
export interface Reservation {
  judgeId: string;
  season: string;
  nominationId: string;
}

/** Several of them, of one judge. */
export interface ReservationsOfJudge extends Omit<Reservation, 'nominationId'> {
  nominationIds: readonly string[];
}

/** The part of the judges' store that gives and takes nominations, each by one conditional write. */
export interface ReservationsStore {
  /**
   * Gives the judge a nomination unless they have it, had it, are full, do not judge (any more) or have
   * not confirmed their address.
   * One write decides all of it, whichever processes ask.
   */
  take(place: Reservation, capacity: number): Promise<boolean>;
  /** The same for several, all of them or none. */
  takeAll(places: ReservationsOfJudge, capacity: number): Promise<boolean>;
  /** Takes a nomination away, for good after a recusal; a second time does nothing. */
  release(place: Reservation, forGood: boolean): Promise<void>;
}

const fresh = (season: string) => ({ season, load: 0, nominations: [], barred: [] });

export function openPlaces(judges: Collection<Judge>): ReservationsStore {
  /** What a judge had in a season before is told by its assignments. */
  async function begin(judgeId: string, season: string): Promise<void> {
    await judges.updateOne(
      { _id: judgeId, 'places.season': { $ne: season } },
      { $set: { places: fresh(season) } },
    );
  }
  async function takeAll(
    { judgeId, season, nominationIds }: ReservationsOfJudge,
    capacity: number,
  ): Promise<boolean> {
    await begin(judgeId, season);
    const ids = [...nominationIds];
    const free: Filter<Judge> = {
      _id: judgeId,
      status: 'ASSIGNMENTS_PENDING',
      isVerified: true,
      deactivated: null,
      emailConfirmed: true,
      'places.season': season,
      'places.load': { $lte: capacity - ids.length },
      'places.nominations': { $nin: ids },
      'places.barred': { $nin: ids },
    };
    const { matchedCount } = await judges.updateOne(free, {
      $inc: { 'places.load': ids.length },
      $push: { 'places.nominations': { $each: ids } },
    });
    return matchedCount === 1;
  }

  return {
    take: ({ nominationId, ...place }, capacity) =>
      takeAll({ ...place, nominationIds: [nominationId] }, capacity),
    takeAll,
    async release({ judgeId, season, nominationId }, forGood) {
      await judges.updateOne(
        { _id: judgeId, 'places.season': season, 'places.nominations': nominationId },
        {
          $inc: { 'places.load': -1 },
          $pull: { 'places.nominations': nominationId },
          ...(forGood && { $push: { 'places.barred': nominationId } }),
        },
      );
    },
  };
}
