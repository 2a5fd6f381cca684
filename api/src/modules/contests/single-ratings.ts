import type { Season } from '@meritum/shared/contracts/seasons';
import { toNumber } from '@meritum/shared/merit/outcome/fraction';
import { composite } from '@meritum/shared/merit/outcome/score';
import type { Assignment } from '../assignments/assignment';
import { scoresOf } from '../assignments/receipts/receipt';
import type { FrozenRules } from '../seasons/frozen-rules';
import { judgingOpen, nominationsOpen } from '../seasons/rules';
import type { ContestQueries } from './context';
import { scoresAreShown } from './policy';

/**
 * Whether organisers see single ratings: only once nobody can be assigned in the season, so that nobody
 * who influences assignments knows how severe a judge is. A category is through when its judging is
 * closed for good, or when it never had a nomination and neither nominations nor judging are open.
 */
export async function singleRatingsAreShown(
  { stores, deps, platform }: ContestQueries,
  season: Season,
): Promise<boolean> {
  const all = await Promise.all(
    season.categories.map(async ({ name: category }) => {
      const contest = { season: season.id, category };
      if (scoresAreShown(await stores.results.findByContest(contest))) return true;
      const now = platform.clock();
      const isOpen = nominationsOpen(season, category, now) || judgingOpen(season, category, now);
      return !isOpen && !(await deps.nominations.hasAny(contest));
    }),
  );
  return all.every((isThrough) => isThrough);
}

/**
 * Exact averages of ratings, so that their mean is the score; judges see rounded ones. Ascending, so that
 * the position says nothing about the judge.
 */
export const averagesOf = (frozen: FrozenRules, ratings: readonly Assignment[]): number[] =>
  ratings
    .flatMap(({ evaluation }) => (evaluation ? [scoresOf(frozen, evaluation.ratings)] : []))
    .map((scores) => toNumber(composite(frozen.rules, scores)))
    .sort((one, other) => one - other);
