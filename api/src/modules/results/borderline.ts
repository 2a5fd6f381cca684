import { judgingOpen } from '../seasons/rules';
import { borderlineIn } from './assess';
import { readContest } from './contest-snapshot';
import type { Results } from './context';
import { assessInSeason } from './other-contests';

/** Borderline entries of a category, and the accounts of judges who still rate there. */
export interface Borderline {
  category: string;
  entries: readonly string[];
  awaited: ReadonlySet<string>;
}

/**
 * Borderline entries of a season, where judging is open and the frozen rules provide extra judges,
 * whether or not they were asked for. Calibrates each such category, so frequent callers should
 * keep the result.
 */
export async function borderlineOf(context: Results, id: string): Promise<Borderline[]> {
  const season = await context.seasons.byId(id);
  const names = season?.categories.map(({ name }) => name) ?? [];
  const open = names.filter((name) => season && judgingOpen(season, name, context.clock()));
  const found = await Promise.all(
    open.map((category) => borderlineOfContest(context, id, category)),
  );
  return found.flat();
}

async function borderlineOfContest(
  context: Results,
  season: string,
  category: string,
): Promise<Borderline[]> {
  const situation = await readContest(context, { season, category });
  const { frozen, result, entries } = situation;
  if (!frozen?.rules.borderline || result.state !== 'open') return [];
  const assessment = await assessInSeason(context, { ...situation, frozen }, entries);
  const awaited = new Set(entries.flatMap((entry) => entry.awaited));
  return [{ category, entries: borderlineIn(assessment), awaited }];
}
