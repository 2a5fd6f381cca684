import type { Season } from '@meritum/shared/contracts/seasons';
import { type FrozenRules, frozenRulesOf } from './frozen-rules';
import type { FrozenRulesStore } from './frozen-rules-store';

/**
 * Freezing is one write to the season; the text of its rules is derived from it and stored when
 * first asked for, at the latest by the next run that keeps the public log. From then on the stored
 * text counts, whatever a later version would derive. It never changes, so it is cached forever.
 */
export function frozenRulesView(frozenRules: FrozenRulesStore) {
  const known = new Map<string, FrozenRules>();

  async function written(season: Season, category: string): Promise<FrozenRules> {
    const found = await frozenRules.of(season.id, category);
    return found ?? frozenRules.keep(season.id, category, frozenRulesOf(season, category));
  }

  return {
    /** Null while the rules are a draft. */
    async of(season: Season, category: string) {
      if (season.rules.frozenAt === null) return null;
      const key = `${season.id}:${category}`;
      const frozen = known.get(key) ?? (await written(season, category));
      known.set(key, frozen);
      return frozen;
    },
  };
}

/** The frozen rules as other modules see them. */
export type FrozenRulesView = ReturnType<typeof frozenRulesView>;
