import type { Criterion } from './rule-set';
import { compositeShown, type Scores } from './score';

/** Ratings as calls and records have them: by the key of their criterion. */
type Ratings = Readonly<Record<string, number>>;

/** Ratings in the order of the rules. */
export const scoresBy = (keys: readonly string[], ratings: Ratings): Scores =>
  keys.map((key) => ratings[key] as number);

/** The composite of ratings as it is shown and stored: weighted, to one decimal, half up (D33). */
export const compositeOf = (
  criteria: readonly (Criterion & { key: string })[],
  ratings: Ratings,
): number =>
  compositeShown(
    { criteria },
    scoresBy(
      criteria.map(({ key }) => key),
      ratings,
    ),
  );
