import type { Collection, Filter } from 'mongodb';
import { hasMatched } from '../../platform/mongo/matched';
import type { Judge } from './judge';

/** A nomination reserved for a judge in a season. */
interface Reservation {
  judgeId: string;
  season: string;
  nominationId: string;
}

/** Several nominations of one judge. */
interface ReservationsOfJudge extends Omit<Reservation, 'nominationId'> {
  nominationIds: readonly string[];
}

/** Judges who can be assigned entries of a season once they agree to judge in it. */
export const assignableJudges = {
  status: 'ASSIGNMENTS_PENDING',
  isVerified: true,
  deactivated: null,
  heldDecision: null,
  emailConfirmed: true,
} as const;

/** Assignable judges who agreed to judge in the season. */
export const judgingIn = (season: string): Filter<Judge> => ({
  ...assignableJudges,
  [`answers.${season}.answer`]: 'yes',
});

const fresh = (season: string) => ({ season, load: 0, nominations: [], barred: [] });

/** Reserves and frees nominations in judges' documents, each by one conditional write. */
export function reservationsIn(judges: Collection<Judge>) {
  async function begin(judgeId: string, season: string): Promise<void> {
    await judges.updateOne(
      { _id: judgeId, 'reservations.season': { $ne: season } },
      { $push: { reservations: fresh(season) } },
    );
  }
  /** Reserves several nominations, all or none. */
  async function takeAll(
    { judgeId, season, nominationIds }: ReservationsOfJudge,
    capacity: number,
  ): Promise<boolean> {
    await begin(judgeId, season);
    const ids = [...nominationIds];
    const free: Filter<Judge> = {
      _id: judgeId,
      ...judgingIn(season),
      reservations: {
        $elemMatch: {
          season,
          load: { $lte: capacity - ids.length },
          nominations: { $nin: ids },
          barred: { $nin: ids },
        },
      },
    };
    return hasMatched(
      judges.updateOne(
        free,
        {
          $inc: { 'reservations.$[own].load': ids.length },
          $push: { 'reservations.$[own].nominations': { $each: ids } },
        },
        { arrayFilters: [{ 'own.season': season }] },
      ),
    );
  }

  return {
    /**
     * Reserves a nomination by one write. False if the judge has or had it, is full, may not judge,
     * or has not confirmed their address or agreed to judge in the season.
     */
    take: ({ nominationId, ...place }: Reservation, capacity: number) =>
      takeAll({ ...place, nominationIds: [nominationId] }, capacity),
    takeAll,
    /** Ends a reservation. `forGood`, after a recusal: it cannot be made again. Safe to repeat. */
    async release({ judgeId, season, nominationId }: Reservation, forGood: boolean) {
      await judges.updateOne(
        { _id: judgeId, reservations: { $elemMatch: { season, nominations: nominationId } } },
        {
          $inc: { 'reservations.$[own].load': -1 },
          $pull: { 'reservations.$[own].nominations': nominationId },
          ...(forGood && { $push: { 'reservations.$[own].barred': nominationId } }),
        },
        { arrayFilters: [{ 'own.season': season }] },
      );
    },
  };
}
