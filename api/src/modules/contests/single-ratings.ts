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
 * Whether organisers see single ratings: only once nobody can be assigned in the season. Otherwise
 * somebody who influences assignments could learn how severe a judge is. Each category must be
 * closed for good, or have no nomination while neither nominations nor judging are open.
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
 * Exact averages of ratings, whose mean is the score; judges see rounded ones. In ascending order,
 * so that the position reveals no judge.
 */
export const averagesOf = (frozen: FrozenRules, ratings: readonly Assignment[]): number[] =>
  ratings
    .flatMap(({ evaluation }) => (evaluation ? [scoresOf(frozen, evaluation.ratings)] : []))
    .map((scores) => toNumber(composite(frozen.rules, scores)))
    .sort((one, other) => one - other);
