import { type Season, season as seasonSchema } from '@meritum/shared/contracts/seasons';
import * as z from 'zod/mini';
import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { OwedEntries, OwedEntry, OwingDocument, OwingEntries } from '../audit/entry';
import { owing, owingUpdate } from '../audit/owed';
import { owedEntriesIn } from '../audit/owed-store';

/** A season with its year as the database's own key, so that there is one of each. */
type StoredSeason = Omit<Season, 'id'> & { _id: string } & OwingEntries;

/** The only reader and writer of `seasons`. */
export interface SeasonsStore {
  /** False when there is a season of this year already. */
  add(season: Season, entry?: OwedEntry): Promise<boolean>;
  /** Every season, the oldest first. */
  all(): Promise<Season[]>;
  byId(id: string): Promise<Season | null>;
  /** The newest few: the current one is among them, as one at most is prepared beside it. */
  newest(): Promise<Season[]>;
  /**
   * Puts a season in the place of the one that is still at `revision`, by one write that also owes
   * the entry; false when it is not.
   */
  replace(season: Season, revision: number, entry: OwedEntry): Promise<boolean>;
  /** Entries that seasons owe to the audit trail. */
  owed: OwedEntries;
  /** What one of them owes. */
  owing(id: string): Promise<OwingDocument>;
}

const toStored = ({ id, ...fields }: Season): StoredSeason => ({ _id: id, ...fields });

/** Checked when it is read: a season that somebody wrote by hand is refused before it decides anything. */
const toSeason = ({ _id, audit: _, ...fields }: StoredSeason): Season =>
  z.parse(seasonSchema, { id: _id, ...fields });

function open(db: Collections<'seasons'>): SeasonsStore {
  const seasons = db.collection<StoredSeason>('seasons');
  return {
    async add(season, entry) {
      try {
        await seasons.insertOne({ ...toStored(season), ...owing({}, entry) });
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
    newest: async () => (await seasons.find().sort({ _id: -1 }).limit(3).toArray()).map(toSeason),
    async replace(season, revision, entry) {
      const { _id, ...fields } = toStored(season);
      const { $set, $push } = owingUpdate(entry);
      const update = { $set: { ...fields, ...$set }, $push };
      return (await seasons.updateOne({ _id, revision }, update)).matchedCount === 1;
    },
    owed: owedEntriesIn(db.collection('seasons')),
    async owing(_id) {
      const found = await seasons.findOne({ _id }, { projection: { audit: 1 } });
      return { _id, ...(found?.audit && { audit: found.audit }) };
    },
  };
}

export const seasonsStore = defineStore({
  contents: {
    seasons: { holds: 'Categories, what is open, dates, rules' },
  },
  collections: { seasons: [] },
  holdsOfAPerson: nothingPersonal('rules and dates of the programme'),
  owesAudit: ['seasons'],
  open,
});
