import { type Season, season as seasonSchema } from '@meritum/shared/contracts/seasons';
import * as z from 'zod/mini';
import type { AuditedDocument, WithPendingAuditEntries } from '../../module-kit/audit-trail';
import { type Collections, defineStore, nothingPersonal } from '../../module-kit/define-store';
import { type Effects, insertWithEffects, updateVersioned } from '../../module-kit/effects';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';

/** A season with its year as `_id`, so that each exists once. */
type StoredSeason = Omit<Season, 'id'> & { _id: string } & WithPendingAuditEntries;

const toStored = ({ id, ...fields }: Season): StoredSeason => ({ _id: id, ...fields });

/** Validated when read: a season that was edited by hand must not decide anything if invalid. */
const toSeason = ({ _id, pendingAuditEntries: _, ...fields }: StoredSeason): Season =>
  z.parse(seasonSchema, { id: _id, ...fields });

function createStore(db: Collections<'seasons'>) {
  const seasons = db.collection<StoredSeason>('seasons');
  return {
    /** Null when there is already a season of this year. */
    insert: (season: Season, effects: Effects): Promise<AuditedDocument | null> =>
      insertWithEffects(seasons, toStored(season), effects),
    /** Every season, oldest first. */
    findAll: async () => (await seasons.find().sort({ _id: 1 }).toArray()).map(toSeason),
    async findById(_id: string) {
      const found = await seasons.findOne({ _id });
      return found && toSeason(found);
    },
    /** The newest ten, oldest first. */
    async findNewest() {
      const found = await seasons.find().sort({ _id: -1 }).limit(10).toArray();
      return found.map(toSeason).reverse();
    },
    /** Null when it has changed since it was read. */
    async updateIfUnchanged(read: Season, next: Season, effects: Effects) {
      const { _id, revision: _, ...fields } = toStored(next);
      const written = await updateVersioned(seasons, toStored(read), fields, effects);
      return written && { season: toSeason(written), stored: written };
    },
    pendingEntries: pendingEntriesIn(db.collection('seasons')),
  };
}

export const seasonsStore = defineStore({
  contents: {
    seasons: { holds: 'Categories, what is open, dates, rules' },
  },
  collections: { seasons: [] },
  personalData: nothingPersonal('rules and dates of the programme'),
  pendingAuditEntries: ['seasons'],
  createStore,
});

export type SeasonsStore = ReturnType<typeof seasonsStore>;
