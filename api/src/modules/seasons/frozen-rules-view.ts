import type { Season } from '@meritum/shared/contracts/seasons';
import { type FrozenRules, frozenRulesOf } from './frozen-rules';
import type { FrozenRulesStore } from './frozen-rules-store';

/** The frozen rules as other modules see them. */
export interface FrozenRulesView {
  /** Null while the season's rules are a draft. */
  of(season: Season, category: string): Promise<FrozenRules | null>;
}

/**
 * That a season is frozen stands in the season, by one write; the text of its rules follows from
 * that, and is written down when it is first asked for, which is right after. From then on that text
 * is what counts, whatever a later version would write. It never changes, and so is kept in memory.
 */
export function frozenRulesView(frozenRules: FrozenRulesStore): FrozenRulesView {
  const known = new Map<string, FrozenRules>();

  async function written(season: Season, category: string): Promise<FrozenRules> {
    const found = await frozenRules.of(season.id, category);
    return found ?? frozenRules.keep(season.id, category, frozenRulesOf(season, category));
  }

  return {
    async of(season, category) {
      if (season.rules.frozenAt === null) return null;
      const key = `${season.id}:${category}`;
      const frozen = known.get(key) ?? (await written(season, category));
      known.set(key, frozen);
      return frozen;
    },
  };
}

/** Writes down what follows from seasons that are frozen, also where a crash came between. */
export async function writeFrozenRules(
  view: FrozenRulesView,
  seasons: readonly Season[],
): Promise<void> {
  for (const season of seasons)
    for (const { name } of season.categories) await view.of(season, name);
}
