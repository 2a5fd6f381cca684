import type { Criterion } from './rule-set';
import { compositeShown, type Scores } from './score';

/** Ratings by criterion key, as in calls and records. */
type Ratings = Readonly<Record<string, number>>;

/** Returns ratings in the order of the rules. */
export const scoresBy = (keys: readonly string[], ratings: Ratings): Scores =>
  keys.map((key) => ratings[key] as number);

/** Returns the composite as shown and stored: weighted, rounded half up to one decimal (D33). */
export const compositeOf = (
  criteria: readonly (Criterion & { key: string })[],
  ratings: Ratings,
): number =>
  compositeShown(
    { criteria },
    criteria.map(({ key }) => ratings[key] as number),
  );
