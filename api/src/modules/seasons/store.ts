import { type Season, season as seasonSchema } from '@meritum/shared/contracts/seasons';
import * as z from 'zod/mini';
import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';

/** A season with its year as the database's own key, so that there is one of each. */
type StoredSeason = Omit<Season, 'id'> & { _id: string };

/** The only reader and writer of `seasons`. */
export interface SeasonsStore {
  /** False when there is a season of this year already. */
  add(season: Season): Promise<boolean>;
  /** Every season, the oldest first. */
  all(): Promise<Season[]>;
  byId(id: string): Promise<Season | null>;
  /** The current season: the newest one. Null before the first was added. */
  newest(): Promise<Season | null>;
  /** Replaces a season that is still at `revision`, by one write; false when it is not. */
  replace(season: Season, revision: number): Promise<boolean>;
}

const toStored = ({ id, ...fields }: Season): StoredSeason => ({ _id: id, ...fields });

/** Checked when it is read: a season that somebody wrote by hand is refused before it decides anything. */
const toSeason = ({ _id, ...fields }: StoredSeason): Season =>
  z.parse(seasonSchema, { id: _id, ...fields });

function open(db: Collections<'seasons'>): SeasonsStore {
  const seasons = db.collection<StoredSeason>('seasons');
  return {
    async add(season) {
      try {
        await seasons.insertOne(toStored(season));
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    all: async () => (await seasons.find().sort({ _id: 1 }).toArray()).map(toSeason),
    async byId(_id) {
      const found = await seasons.findOne({ _id });
      return found && toSeason(found);
    },
    async newest() {
      const found = await seasons.findOne({}, { sort: { _id: -1 } });
      return found && toSeason(found);
    },
    async replace(season, revision) {
      const { _id, ...fields } = toStored(season);
      const { matchedCount } = await seasons.replaceOne({ _id, revision }, fields);
      return matchedCount === 1;
    },
  };
}

export const seasonsStore = defineStore({
  collections: { seasons: [] },
  holdsOfAPerson: nothingPersonal('rules and dates of the programme'),
  open,
});
