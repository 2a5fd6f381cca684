import { randomBytes } from 'node:crypto';
import { pseudonymFrom } from '@meritum/shared/merit/ledger/pseudonym';
import { type Collections, defineStore, nothingPersonal } from '../../../composition/define-store';
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key';
import type { Nomination } from '../../nominations/nomination';

interface Stored {
  /** The nomination's id. */
  _id: string;
  season: string;
  category: string;
  pseudonym: string;
}

type Entry = Pick<Nomination, '_id' | 'season' | 'category'>;

/**
 * The only reader and writer of `pseudonyms`: random names of nominations in the ledger, secret
 * until publication.
 */
export interface PseudonymsStore {
  /** The nomination's pseudonym, created on first use. */
  of(nomination: Entry): Promise<string>;
  /** All pseudonyms of a contest, by nomination. */
  ofContest(contest: { season: string; category: string }): Promise<Map<string, string>>;
}

function open(db: Collections<'pseudonyms'>): PseudonymsStore {
  const pseudonyms = db.collection<Stored>('pseudonyms');

  /**
   * One command in either case: the duration of a rating must not reveal whether the nomination has
   * been rated before.
   */
  async function of({ _id, season, category }: Entry): Promise<string> {
    const $setOnInsert = { season, category, pseudonym: pseudonymFrom(randomBytes(5)) };
    try {
      const found = await pseudonyms.findOneAndUpdate(
        { _id },
        { $setOnInsert },
        { upsert: true, returnDocument: 'after' },
      );
      return found?.pseudonym ?? $setOnInsert.pseudonym;
    } catch (error) {
      // Another process has just created it, or another nomination has it: try again.
      if (isDuplicateKey(error)) return of({ _id, season, category });
      throw error;
    }
  }

  return {
    of,
    async ofContest({ season, category }) {
      const found = await pseudonyms.find({ season, category }).toArray();
      return new Map(found.map(({ _id, pseudonym }) => [_id, pseudonym]));
    },
  };
}

export const pseudonymsStore = defineStore({
  contents: {
    pseudonyms: { holds: "A nomination's name in the ledger", refersTo: { _id: 'nominations' } },
  },
  collections: {
    pseudonyms: [{ key: { pseudonym: 1 }, unique: true }, { key: { season: 1, category: 1 } }],
  },
  personalData: nothingPersonal('names by chance, of nominations and not of who is in them'),
  open,
});
