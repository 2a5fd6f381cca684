import { isDeepStrictEqual } from 'node:util';
import type {
  OpenState,
  Season,
  SeasonCategory,
  seasonFields,
} from '@meritum/shared/contracts/seasons';
import { closedState } from '@meritum/shared/programme/season';
import type { Phase } from '../../platform/authorisation/phase';

/** A field that an organiser changes. */
export type SeasonField = keyof typeof seasonFields;

/** True while it is open and the moment at which it closes by itself, if any, has not come. */
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
 * Whether nominations are taken in a category: its setting decides, not the calendar (D12,
 * OPEN-007). False for a category that the season does not have.
 */
export function nominationsOpen(season: Season, name: string, now: Date): boolean {
  const category = categoryOf(season, name);
  return category !== undefined && isOpen(category.nominations, now);
}

/**
 * Whether ratings are taken in a category, decided as {@link nominationsOpen} is; never before the
 * rules are frozen that they are given under.
 */
export function judgingOpen(season: Season, name: string, now: Date): boolean {
  const category = categoryOf(season, name);
  const isFrozen = season.rules.frozenAt !== null;
  return isFrozen && category !== undefined && isOpen(category.judging, now);
}

/**
 * The categories, by place, whose judging a change would open while the rules are a draft: nobody is
 * to be told that judging is open when no rating is taken.
 */
export function openedTooSoon(before: Season, after: Season): number[] {
  if (after.rules.frozenAt !== null) return [];
  return after.categories.flatMap(({ name, judging }, place) =>
    judging.open && !categoryOf(before, name)?.judging.open ? [place] : [],
  );
}

/** The season with judging shut in some categories, whatever it says of their doors. */
export function withJudgingShut(season: Season, names: ReadonlySet<string>): Season {
  return {
    ...season,
    categories: season.categories.map((category) =>
      names.has(category.name) ? { ...category, judging: closedState } : category,
    ),
  };
}

/** What a category allows at this moment, as policies are told it. */
export function phaseOf(season: Season, name: string, now: Date): Phase {
  return {
    nominationsOpen: nominationsOpen(season, name, now),
    judgingOpen: judgingOpen(season, name, now),
  };
}

/** The season with nominations in one category opened or closed until somebody says otherwise. */
export function withNominations(season: Season, name: string, open: boolean): Season {
  const nominations: OpenState = { open, closesAt: null };
  return {
    ...season,
    categories: season.categories.map((category) =>
      category.name === name ? { ...category, nominations } : category,
    ),
  };
}

/** The fields in which two states of a season differ. */
export function differences(a: Season, b: Season): SeasonField[] {
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

/** A text with each year in it raised by one. */
const textOfNextYear = (text: string) =>
  text.replace(/\b2\d{3}\b/g, (year) => String(Number(year) + 1));

function categoryOfNextYear(category: SeasonCategory): SeasonCategory {
  const { period, runs } = category;
  return {
    ...category,
    period: textOfNextYear(period),
    runs: runs && periodOfNextYear(runs),
    nominations: closedState,
    judging: closedState,
  };
}

/**
 * The season after `last`, to be prepared: its categories, rules and settings, all days a year later,
 * nothing open, no winners to show yet, and rules that can be changed until they are frozen.
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
