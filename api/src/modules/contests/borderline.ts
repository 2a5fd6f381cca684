import { assessInSeason, borderlineIn } from './assess';
import { type ContestSnapshot, readContest } from './contest-snapshot';
import type { Results } from './context';
import type { Contest } from './result';

/** Borderline entries of a category, and the accounts of judges with unrated entries in it. */
export interface Borderline {
  category: string;
  entries: readonly string[];
  awaited: readonly string[];
}

/**
 * Borderline entries of a season's open categories whose frozen rules provide extra judges, asked
 * for or not. Calibrates each such category, so frequent callers should cache the result.
 */
export async function borderlineOf(context: Results, id: string): Promise<Borderline[]> {
  const season = await context.deps.seasons.findById(id);
  const judged = season?.categories.filter(({ judging }) => judging.open) ?? [];
  const snapshots = new Map<string, Promise<ContestSnapshot>>();
  // Each contest also helps to calibrate the others, but is read once.
  const snapshotOf = (contest: Contest) => {
    const { category } = contest;
    const snapshot = snapshots.get(category) ?? readContest(context, contest, season ?? undefined);
    snapshots.set(category, snapshot);
    return snapshot;
  };
  const found = await Promise.all(
    judged.map(({ name }) =>
      borderlineOfContest(context, { season: id, category: name }, snapshotOf),
    ),
  );
  return found.flat();
}

async function borderlineOfContest(
  context: Results,
  contest: Contest,
  snapshotOf: (contest: Contest) => Promise<ContestSnapshot>,
): Promise<Borderline[]> {
  const snapshot = await snapshotOf(contest);
  const { frozen, result, entries } = snapshot;
  if (!frozen?.rules.borderline || result.state !== 'open') return [];
  const assessment = await assessInSeason(context, { ...snapshot, frozen }, entries, snapshotOf);
  const awaited = [...new Set(entries.flatMap((entry) => entry.awaited))];
  return [{ category: contest.category, entries: borderlineIn(assessment), awaited }];
}
