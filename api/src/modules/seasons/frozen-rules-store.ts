import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { FrozenRules } from './frozen-rules';

interface Stored extends FrozenRules {
  /** Season and category. */
  _id: string;
}

/** The only reader and writer of `frozenRules`, which is append-only. */
export interface FrozenRulesStore {
  of(season: string, category: string): Promise<FrozenRules | null>;
  /** Stores frozen rules unless there are some; returns the stored ones. */
  keep(season: string, category: string, frozen: FrozenRules): Promise<FrozenRules>;
}

function open(db: Collections<'frozenRules'>): FrozenRulesStore {
  const kept = db.collection<Stored>('frozenRules');
  const of = (season: string, category: string) =>
    kept.findOne({ _id: `${season}:${category}` }, { projection: { _id: 0 } });
  return {
    of,
    async keep(season, category, frozen) {
      try {
        await kept.insertOne({ _id: `${season}:${category}`, ...frozen });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      return (await of(season, category)) ?? frozen;
    },
  };
}

export const frozenRulesStore = defineStore({
  contents: { frozenRules: { holds: 'Text and hash of frozen rules, by season and category' } },
  collections: { frozenRules: [] },
  personalData: nothingPersonal('rules of the programme'),
  open,
});
