import { randomBytes } from 'node:crypto';
import { pseudonymFrom } from '@meritum/shared/merit/ledger/pseudonym';
import { type Collections, defineStore, nothingPersonal } from '../../../composition/define-store';
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key';
import type { Nomination } from '../../nominations/nomination';

interface Stored {
  /** The nomination. */
  _id: string;
  season: string;
  category: string;
  pseudonym: string;
}

type Entry = Pick<Nomination, '_id' | 'season' | 'category'>;

/**
 * What nominations are called in the ledger: by chance, and known to nobody before publication. The
 * only reader and writer of `pseudonyms`.
 */
export interface PseudonymsStore {
  /** The nomination's own, made when it is first asked for. */
  of(nomination: Entry): Promise<string>;
  /** All that a season's category has, by nomination. */
  ofContest(contest: { season: string; category: string }): Promise<Map<string, string>>;
}

function open(db: Collections<'pseudonyms'>): PseudonymsStore {
  const pseudonyms = db.collection<Stored>('pseudonyms');

  /**
   * One command whether or not there is one: how long a judge's rating takes must not tell whether
   * somebody has rated the nomination before.
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
      // Made by another process at this moment, or taken by another nomination: once more.
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
