import type { Ratings } from '@meritum/shared/contracts/assignments';
import { type Collections, defineStore, personal } from '../../../composition/define-store';
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key';

/** A judge's rating of a sample entry; shown to that judge only, never used for scores. */
interface CalibrationRating {
  _id: string;
  accountId: string;
  season: string;
  entryId: string;
  ratings: Ratings;
  ratedAt: Date;
}

/** The only reader and writer of `calibrations`; every query is by account. */
export interface CalibrationsStore {
  /** Keeps the first rating of an entry, which the judge compares with the reference. */
  add(rating: Omit<CalibrationRating, '_id'>): Promise<void>;
  of(accountId: string, season: string): Promise<CalibrationRating[]>;
  /** All ratings of the account, for the copy of its data. */
  all(accountId: string): Promise<object[]>;
  forget(accountId: string): Promise<void>;
}

function open(db: Collections<'calibrations'>): CalibrationsStore {
  const calibrations = db.collection<CalibrationRating>('calibrations');
  return {
    async add(rating) {
      const { accountId, season, entryId } = rating;
      try {
        await calibrations.insertOne({ ...rating, _id: `${accountId}:${season}:${entryId}` });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    of: (accountId, season) => calibrations.find({ accountId, season }).sort({ _id: 1 }).toArray(),
    all: (accountId) =>
      calibrations
        .find({ accountId }, { projection: { _id: 0, accountId: 0 } })
        .sort({ _id: 1 })
        .toArray(),
    forget: async (accountId) => void (await calibrations.deleteMany({ accountId })),
  };
}

export const calibrationsStore = defineStore({
  contents: {
    calibrations: {
      holds: "A judge's ratings of the sample entries",
      refersTo: { accountId: 'accounts', season: 'seasons' },
    },
  },
  collections: { calibrations: [{ key: { accountId: 1, season: 1 } }] },
  personalData: personal,
  open,
});
