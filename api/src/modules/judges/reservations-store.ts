import type { Collection, Filter } from 'mongodb';
import type { Judge } from './judge';

/** A nomination reserved for a judge in a season. */
export interface Reservation {
  judgeId: string;
  season: string;
  nominationId: string;
}

/** Several nominations of one judge. */
export interface ReservationsOfJudge extends Omit<Reservation, 'nominationId'> {
  nominationIds: readonly string[];
}

/** Reserves and frees nominations in judges' documents, each by one conditional write. */
export interface ReservationsStore {
  /**
   * Reserves a nomination unless the judge has it, had it, is full, may not judge or has not
   * confirmed their address. One write decides.
   */
  take(place: Reservation, capacity: number): Promise<boolean>;
  /** Reserves several, all or none. */
  takeAll(places: ReservationsOfJudge, capacity: number): Promise<boolean>;
  /** Frees a nomination, after a recusal for good; repeating it does nothing. */
  release(place: Reservation, forGood: boolean): Promise<void>;
}

/** Judges who can be assigned entries. A missing field matches null, in the database too. */
export const verified = {
  status: 'ASSIGNMENTS_PENDING',
  isVerified: true,
  deactivated: null,
  heldDecision: null,
  emailConfirmed: true,
} as const;

const fresh = (season: string) => ({ season, load: 0, nominations: [], barred: [] });

export function openPlaces(judges: Collection<Judge>): ReservationsStore {
  /** Reservations of earlier seasons are dropped; their assignments remain. */
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
      ...verified,
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
