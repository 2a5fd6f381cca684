import { isDeepStrictEqual } from 'node:util';
import type {
  OpenState,
  Season,
  SeasonCategory,
  seasonFields,
} from '@meritum/shared/contracts/seasons';
import { currentOf } from '@meritum/shared/programme/current';
import { closedState } from '@meritum/shared/programme/season';
import { upcomingTexts } from '@meritum/shared/programme/upcoming';

/** A field that organisers can change. */
export type SeasonField = keyof typeof seasonFields;

/** Whether it is open and its closing time, if any, is in the future. */
export function isOpen({ open, closesAt }: OpenState, now: Date): boolean {
  return open && (closesAt === null || now < new Date(closesAt));
}

export function categoryOf(
  { categories }: Pick<Season, 'categories'>,
  name: string,
): SeasonCategory | undefined {
  return categories.find((category) => category.name === name);
}

/**
 * Whether a category takes nominations: its setting decides, not the calendar (D12, OPEN-007).
 * False for an unknown category.
 */
export function nominationsOpen(season: Season, name: string, now: Date): boolean {
  const category = categoryOf(season, name);
  return category !== undefined && isOpen(category.nominations, now);
}

/**
 * Whether a category takes ratings, by the rule of {@link nominationsOpen}, and never before the
 * rules are frozen.
 */
export function judgingOpen(season: Season, name: string, now: Date): boolean {
  const category = categoryOf(season, name);
  const isFrozen = season.rules.frozenAt !== null;
  return isFrozen && category !== undefined && isOpen(category.judging, now);
}

/** When judging first ends in an open category; undefined without a time. */
export function judgingEnds({ categories }: Season, now: Date): Date | undefined {
  const ends = categories.flatMap(({ judging }) =>
    isOpen(judging, now) && judging.closesAt ? [Date.parse(judging.closesAt)] : [],
  );
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined;
}

/** Whether judging is open in any category of the season. */
export const isJudged = (season: Season, now: Date): boolean =>
  season.categories.some(({ name }) => judgingOpen(season, name, now));

/** Nominations and judging that a change opens, or for which it sets another end. */
export const windowsOpenedBy = (before: Season, after: Pick<Season, 'categories'>) =>
  after.categories.flatMap((next, index) => {
    const own = categoryOf(before, next.name);
    return (['nominations', 'judging'] as const)
      .filter((window) => next[window].open && !isDeepStrictEqual(next[window], own?.[window]))
      .map((window) => ({ name: next.name, pointer: `/categories/${index}/${window}/open` }));
  });

/** Indexes of categories whose judging a change would open; a later end does not count. */
export const judgingOpenedBy = (before: Season, after: Season): number[] =>
  after.categories.flatMap(({ name, judging }, index) =>
    judging.open && !categoryOf(before, name)?.judging.open ? [index] : [],
  );

/**
 * Begun seasons that are still going on, oldest first: the current one, and earlier ones with open
 * nominations or judging.
 */
export function runningSeasons(seasons: readonly Season[], now: Date): Season[] {
  const current = currentOf(seasons);
  return seasons.filter(
    (season) =>
      season === current ||
      (season.begun &&
        season.categories.some(
          ({ name }) => nominationsOpen(season, name, now) || judgingOpen(season, name, now),
        )),
  );
}

/** Running seasons and the one before the current one, whose judging can be opened again. */
export function recentSeasons(seasons: readonly Season[], now: Date): Season[] {
  const running = new Set(runningSeasons(seasons, now));
  const newest = new Set(seasons.filter(({ begun }) => begun).slice(-2));
  return seasons.filter((season) => running.has(season) || newest.has(season));
}

/** The newest season in which judging is open, else the current one. */
export function seasonJudged(seasons: readonly Season[], now: Date): Season | undefined {
  const judged = runningSeasons(seasons, now).findLast((season) => isJudged(season, now));
  return judged ?? currentOf(seasons);
}

/**
 * The newest season that takes nominations in the category; undefined while none does. Seasons
 * overlap, so it can be an earlier one.
 * @param named the category; each season's current one by default
 */
export const seasonTakingNominations = (
  seasons: readonly Season[],
  now: Date,
  named?: string,
): Season | undefined =>
  seasons.findLast(
    (season) => season.begun && nominationsOpen(season, named ?? season.currentCategory, now),
  );

/** The season of a nomination: the one that takes it, else the current one. */
export const seasonForNominations = (
  ...asked: Parameters<typeof seasonTakingNominations>
): Season | undefined => seasonTakingNominations(...asked) ?? currentOf(asked[0]);

const withCategories = (
  season: Season,
  next: (category: SeasonCategory) => SeasonCategory,
): Season => ({ ...season, categories: season.categories.map(next) });

/** The season with judging open in some categories; already open judging keeps its end. */
export function withJudgingOpen(
  season: Season,
  names: readonly string[],
  now: Date,
  closesAt: string | null = null,
): Season {
  const judging: OpenState = { open: true, closesAt };
  return withCategories(season, (category) =>
    names.includes(category.name) && !isOpen(category.judging, now)
      ? { ...category, judging }
      : category,
  );
}

/** The season with judging closed in some categories, whatever their settings. */
export const withJudgingShut = (season: Season, names: ReadonlySet<string>): Season =>
  withCategories(season, (category) =>
    names.has(category.name) ? { ...category, judging: closedState } : category,
  );

/** The season with nominations and judging of a category closed, whatever their settings. */
export const withContestShut = (season: Season, name: string): Season =>
  withCategories(season, (category) =>
    category.name === name && (category.nominations.open || category.judging.open)
      ? { ...category, nominations: closedState, judging: closedState }
      : category,
  );

/**
 * Marks the season as begun if nominations or judging are open in it, which alone begins a season.
 * Earlier seasons go on beside it.
 */
export const withBegun = (season: Season, now: Date): Season => {
  const isSomethingOpen = season.categories.some(
    ({ nominations, judging }) => isOpen(nominations, now) || isOpen(judging, now),
  );
  return season.begun || !isSomethingOpen ? season : { ...season, begun: true };
};

/** The season with nominations or judging of a category open at least until a moment. */
export const withWindowUntil = (
  season: Season,
  { window, category, until }: { window: 'nominations' | 'judging'; category: string; until: Date },
): Season =>
  withCategories(season, (one) => {
    const { open, closesAt } = one[window];
    const isLonger = open && (closesAt === null || new Date(closesAt) >= until);
    if (one.name !== category || isLonger) return one;
    return { ...one, [window]: { open: true, closesAt: until.toISOString() } };
  });

/** The season with nominations in one category opened or closed. */
export function withNominations(
  season: Season,
  name: string,
  open: boolean,
  closesAt: string | null = null,
): Season {
  const nominations: OpenState = { open, closesAt };
  return withCategories(season, (category) =>
    category.name === name ? { ...category, nominations } : category,
  );
}

export function changedFields(a: Season, b: Season): SeasonField[] {
  const { id: _, formatVersion: __, revision: ___, begun: ____, ...fields } = a;
  return (Object.keys(fields) as SeasonField[]).filter(
    (field) => !isDeepStrictEqual(a[field], b[field]),
  );
}

/** The same day a year later; 29 February becomes the 28th. */
function dayOfNextYear(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return next.endsWith('-02-29') ? next.replace(/29$/, '28') : next;
}

const periodOfNextYear = ({ from, to }: { from: string; to: string }) => ({
  from: dayOfNextYear(from),
  to: dayOfNextYear(to),
});

/** Increases each year in a text by one, also the second one of `2025/26`. */
const textOfNextYear = (text: string) =>
  text.replace(/\b2\d{3}\b|(?<=\b2\d{3}[/–-])\d\d\b/g, (year) =>
    String(Number(year) + 1).padStart(2, '0'),
  );

function categoryOfNextYear(category: SeasonCategory): SeasonCategory {
  const runs = category.runs && periodOfNextYear(category.runs);
  return {
    ...category,
    ...upcomingTexts({ title: category.title, runs }),
    runs,
    nominations: closedState,
    judging: closedState,
  };
}

/**
 * A new season after `last`: the same categories, rules and settings, all dates a year later, no
 * text about a state, nothing open, no winners shown, and draft rules.
 */
export function seasonAfter(last: Season): Season {
  const { calendar } = last;
  return {
    ...last,
    id: String(Number(last.id) + 1),
    revision: 1,
    begun: false,
    name: textOfNextYear(last.name),
    categories: last.categories.map(categoryOfNextYear),
    calendar: calendar && {
      nominations: periodOfNextYear(calendar.nominations),
      judging: periodOfNextYear(calendar.judging),
      results: dayOfNextYear(calendar.results),
    },
    rules: { ...last.rules, frozenAt: null },
    directory: [],
  };
}
