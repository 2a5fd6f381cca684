import { randomBytes } from 'node:crypto';
import { nameHashOf } from '@meritum/shared/merit/ledger/commitment';
import { pseudonymFrom } from '@meritum/shared/merit/ledger/pseudonym';
import { type Collections, defineStore, nothingPersonal } from '../../../module-kit/define-store';
import { unlessTaken } from '../../../platform/mongo/duplicate-key';
import type { Nomination } from '../../nominations/nomination';

interface Stored {
  /** The nomination's id. */
  _id: string;
  season: string;
  category: string;
  pseudonym: string;
  /** Hash of the entry's name, committed to at closing; missing before. */
  nameHash?: string;
  /** Opens `nameHash`; removed when the nomination is erased. */
  nameSalt?: string;
}

/** A nomination's pseudonym and the commitment to its name. */
type LedgerName = Pick<Stored, 'pseudonym' | 'nameHash' | 'nameSalt'>;

type Entry = Pick<Nomination, '_id' | 'season' | 'category'>;
type Named = Entry & Pick<Nomination, 'fullName'>;

function createStore(db: Collections<'pseudonyms'>) {
  const pseudonyms = db.collection<Stored>('pseudonyms');

  /**
   * The nomination's pseudonym, created on first use.
   *
   * One command in either case: the duration of a rating must not reveal whether the nomination has
   * been rated before.
   */
  async function findOrInsert({ _id, season, category }: Entry): Promise<string> {
    const $setOnInsert = { season, category, pseudonym: pseudonymFrom(randomBytes(5)) };
    const found = await unlessTaken(
      pseudonyms.findOneAndUpdate(
        { _id },
        { $setOnInsert },
        { upsert: true, returnDocument: 'after' },
      ),
    );
    // Another process has just created it, or the pseudonym is already in use: try again.
    return found?.pseudonym ?? findOrInsert({ _id, season, category });
  }

  /** All pseudonyms of a contest, by nomination. */
  async function findByContest({
    season,
    category,
  }: Pick<Entry, 'season' | 'category'>): Promise<Map<string, LedgerName>> {
    const found = await pseudonyms.find({ season, category }).toArray();
    return new Map(found.map(({ _id, ...own }) => [_id, own]));
  }

  return {
    findOrInsert,
    findByContest,
    /** Commits to the present names of a contest's nominations; earlier commitments stay. */
    async commitToNames(nominations: readonly Named[]) {
      const [first] = nominations;
      if (!first) return;
      const known = await findByContest(first);
      for (const nomination of nominations)
        if (!known.has(nomination._id)) await findOrInsert(nomination);
      await pseudonyms.bulkWrite(
        nominations.map(({ _id, fullName: name }) => {
          const nameSalt = randomBytes(16).toString('hex');
          const filter = { _id, nameHash: { $exists: false } };
          const update = { $set: { nameSalt, nameHash: nameHashOf({ name, nameSalt }) } };
          return { updateOne: { filter, update } };
        }),
        { ordered: false },
      );
    },
    /** Removes the salt without which nobody can tell an erased nomination's name from its hash. */
    async eraseNames(nominationIds: readonly string[]) {
      await pseudonyms.updateMany(
        { _id: { $in: [...nominationIds] } },
        { $unset: { nameSalt: '' } },
      );
    },
  };
}

/**
 * The only reader and writer of `pseudonyms`: random names of nominations, secret until
 * publication.
 */
export const pseudonymsStore = defineStore({
  contents: {
    pseudonyms: { holds: "A nomination's name in the ledger", refersTo: { _id: 'nominations' } },
  },
  collections: {
    pseudonyms: [{ key: { pseudonym: 1 }, unique: true }, { key: { season: 1, category: 1 } }],
  },
  personalData: nothingPersonal(
    'names by chance; the salt that opens the hash of a nominee’s name goes with the nomination',
  ),
  createStore,
});

export type PseudonymsStore = ReturnType<typeof pseudonymsStore>;
