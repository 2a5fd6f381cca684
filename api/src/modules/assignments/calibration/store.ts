import type { Ratings } from '@meritum/shared/contracts/assignments';
import { type Collections, defineStore, personal } from '../../../module-kit/define-store';
import { insertUnlessTaken } from '../../../platform/mongo/duplicate-key';

/** A judge's rating of a sample entry; shown to that judge only, never used for scores. */
interface CalibrationRating {
  _id: string;
  accountId: string;
  season: string;
  entryId: string;
  ratings: Ratings;
  ratedAt: Date;
}

function createStore(db: Collections<'calibrations'>) {
  const calibrations = db.collection<CalibrationRating>('calibrations');
  return {
    /** Keeps the first rating of an entry, which the judge compares with the reference. */
    async insert(rating: Omit<CalibrationRating, '_id'>) {
      const { accountId, season, entryId } = rating;
      const _id = `${accountId}:${season}:${entryId}`;
      await insertUnlessTaken(calibrations, { ...rating, _id });
    },
    findByAccountAndSeason: (accountId: string, season: string) =>
      calibrations.find({ accountId, season }).sort({ _id: 1 }).toArray(),
    /** All ratings of the account, for the copy of its data. */
    findByAccount: (accountId: string): Promise<object[]> =>
      calibrations
        .find({ accountId }, { projection: { _id: 0, accountId: 0 } })
        .sort({ _id: 1 })
        .toArray(),
    erase: async (accountId: string) => void (await calibrations.deleteMany({ accountId })),
  };
}

/** The only reader and writer of `calibrations`; every query is by account. */
export const calibrationsStore = defineStore({
  contents: {
    calibrations: {
      holds: "A judge's ratings of the sample entries",
      refersTo: { accountId: 'accounts', season: 'seasons' },
    },
  },
  collections: { calibrations: [{ key: { accountId: 1, season: 1 } }] },
  personalData: personal,
  createStore,
});

export type CalibrationsStore = ReturnType<typeof calibrationsStore>;
