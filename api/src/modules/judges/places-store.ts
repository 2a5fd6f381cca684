import type { Collection, Filter } from 'mongodb';
import type { Judge } from './judge';

/** A nomination that a judge is to have, in a season. */
export interface Place {
  judgeId: string;
  season: string;
  nominationId: string;
}

/** The part of the judges' store that gives and takes nominations, each by one conditional write. */
export interface PlacesStore {
  /**
   * Gives the judge a nomination unless they have it, had it, are full or do not judge (any more).
   * One write decides all of it, whichever processes ask.
   */
  take(place: Place, capacity: number): Promise<boolean>;
  /** Takes a nomination away, for good after a recusal; a second time does nothing. */
  release(place: Place, forGood: boolean): Promise<void>;
}

const fresh = (season: string) => ({ season, load: 0, nominations: [], barred: [] });

export function openPlaces(judges: Collection<Judge>): PlacesStore {
  /** What a judge had in a season before is told by its assignments. */
  async function begin(judgeId: string, season: string): Promise<void> {
    await judges.updateOne(
      { _id: judgeId, 'places.season': { $ne: season } },
      { $set: { places: fresh(season) } },
    );
  }
  return {
    async take({ judgeId, season, nominationId }, capacity) {
      await begin(judgeId, season);
      const free: Filter<Judge> = {
        _id: judgeId,
        status: 'ASSIGNMENTS_PENDING',
        isVerified: true,
        deactivated: null,
        'places.season': season,
        'places.load': { $lt: capacity },
        'places.nominations': { $ne: nominationId },
        'places.barred': { $ne: nominationId },
      };
      const { matchedCount } = await judges.updateOne(free, {
        $inc: { 'places.load': 1 },
        $push: { 'places.nominations': nominationId },
      });
      return matchedCount === 1;
    },
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
