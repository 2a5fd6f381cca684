import type { Season } from '@meritum/shared/contracts/seasons';
import { type Collections, defineStore, nothingPersonal } from '../../module-kit/define-store';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import { type FrozenRules, frozenRulesOf } from './frozen-rules';

interface Stored extends FrozenRules {
  /** Season and category. */
  _id: string;
}

function createStore(db: Collections<'frozenRules'>) {
  const stored = db.collection<Stored>('frozenRules');
  const known = new Map<string, FrozenRules>();
  const find = (_id: string) => stored.findOne<FrozenRules>({ _id }, { projection: { _id: 0 } });

  return {
    /**
     * The frozen rules of a contest; null while they are a draft. Freezing writes only the season.
     * The first read derives the text and stores it, at the latest the upkeep of the public log. It
     * never changes, so it is cached forever.
     */
    async findOrInsert(season: Season, category: string): Promise<FrozenRules | null> {
      if (season.rules.frozenAt === null) return null;
      const _id = `${season.id}:${category}`;
      let frozen = known.get(_id) ?? (await find(_id));
      if (!frozen) {
        const derived = frozenRulesOf(season, category);
        await insertUnlessTaken(stored, { _id, ...derived });
        frozen = (await find(_id)) ?? derived;
      }
      known.set(_id, frozen);
      return frozen;
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
