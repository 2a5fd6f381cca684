import { counted } from '../groups';
import type { Design } from './design';

/**
 * Effects shared by many ratings: the mean of each category, and the excess severity of its judges.
 */
export interface Levels {
  /** Share of each level in each rating, by rows. Categories' means come first. */
  columns: readonly Float64Array[];
  /** The category in which each judge rates most. */
  homes: Int32Array;
  /** Share of judges whose home is the category. */
  shares: Float64Array;
}

/** The category with most of a judge's ratings; of equal ones, the first. */
function homesOf({ judges, columnStart, nominationOf, categoryOf, categories }: Design) {
  return Int32Array.from(judges.keys(), (judge) => {
    const rated = nominationOf.subarray(columnStart[judge], columnStart[judge + 1]);
    const counts = counted(
      rated.map((row) => categoryOf[row] as number),
      categories,
    );
    return counts.indexOf(Math.max(...counts));
  });
}

/**
 * Returns the levels of a design. With one category it is the mean alone. The severities of fields
 * are around that of all judges, so that a score is what judges of all fields would give.
 */
export function levelsOf(design: Design): Levels {
  const homes = homesOf(design);
  const all = Array.from({ length: design.categories }, (_, category) => category);
  const shares = Float64Array.from(
    all,
    (category) => homes.filter((home) => home === category).length / homes.length,
  );
  const column = (valueAt: (rating: number) => number) =>
    Float64Array.from(design.score.keys(), valueAt);
  const means = all.map((category) =>
    column((at) => (design.categoryOf[design.rowOf[at] as number] === category ? 1 : 0)),
  );
  const fields = all.map((category) =>
    column(
      (at) =>
        (homes[design.judgeOf[at] as number] === category ? 1 : 0) - (shares[category] as number),
    ),
  );
  return { columns: design.categories > 1 ? [...means, ...fields] : means, homes, shares };
}
