import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import type { FrozenRules } from './frozen-rules';

interface Stored extends FrozenRules {
  /** Season and category. */
  _id: string;
}

function createStore(db: Collections<'frozenRules'>) {
  const kept = db.collection<Stored>('frozenRules');
  const of = (season: string, category: string): Promise<FrozenRules | null> =>
    kept.findOne({ _id: `${season}:${category}` }, { projection: { _id: 0 } });
  return {
    of,
    /** Stores frozen rules unless there are some; returns the stored ones. */
    async keep(season: string, category: string, frozen: FrozenRules) {
      await insertUnlessTaken(kept, { _id: `${season}:${category}`, ...frozen });
      return (await of(season, category)) ?? frozen;
    },
  };
}

/** The only reader and writer of `frozenRules`, which is append-only. */
export const frozenRulesStore = defineStore({
  contents: { frozenRules: { holds: 'Text and hash of frozen rules, by season and category' } },
  collections: { frozenRules: [] },
  personalData: nothingPersonal('rules of the programme'),
  createStore,
});

export type FrozenRulesStore = ReturnType<typeof frozenRulesStore>;
