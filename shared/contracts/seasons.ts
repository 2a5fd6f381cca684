import * as z from 'zod/mini';
import { category } from './categories';
import { tierNames } from './tiers';

/** Version of the shape below. A change of it comes with a step that brings stored seasons along. */
export const seasonFormat = 1;

const line = (characters: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(characters));

/** A calendar day, `YYYY-MM-DD`. */
const day = z.iso.date();
/** A moment, in UTC. */
const instant = z.iso.datetime();

const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;

/** Days, both included. */
const period = z
  .strictObject({ from: day, to: day })
  .check(z.refine(inOrder, { path: ['to'], message: 'must not be before the first day' }));

/**
 * Whether something is taken. Only a person opens and closes it; no date does (D12), unless a
 * moment is set at which it closes by itself.
 */
const openState = z.strictObject({ open: z.boolean(), closesAt: z.nullable(instant) });
export type OpenState = z.infer<typeof openState>;

const seasonCategory = z.strictObject({
  name: category,
  /** The name as a heading. */
  title: line(80),
  /** Fixed label on the home page; it never follows the date (HOME-019, D11). */
  label: line(40),
  /** When it runs, in the words of the home page (HOME-018). */
  period: line(120),
  description: line(300),
  /** The days that `period` speaks of; null where it names none. */
  runs: z.nullable(period),
  nominations: openState,
  judging: openState,
});
export type SeasonCategory = z.infer<typeof seasonCategory>;

const criterion = z.strictObject({
  /** Name of the rating in calls (ENT-010). */
  key: z.string().check(z.regex(/^[a-z][a-zA-Z]{0,39}$/)),
  name: line(40),
  description: line(300),
  /** Per cent. */
  weight: z.number().check(z.positive(), z.maximum(100)),
});

const tier = z.strictObject({
  name: z.enum(tierNames),
  /** Lowest unrounded mean that earns the tier; half-open upwards (STATE-006, D33). */
  from: z.number(),
  /** The band as it is printed (CRIT-004). */
  range: line(40),
});

const isFalling = (numbers: readonly number[]) =>
  numbers.every((number, place) => place === 0 || number < Number(numbers[place - 1]));

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

/** What ratings are given and what follows from them. Once frozen it never changes. */
export const ruleSet = z
  .strictObject({
    criteria: z.array(criterion).check(z.minLength(1), z.maxLength(12)),
    /** Lowest and highest whole number that a judge gives (CRIT-003). */
    scale: z.strictObject({ min: z.int(), max: z.int() }),
    /** In seasons that were stored before. Nothing reads it: composites have one decimal (CONST-005). */
    compositeDecimals: z.optional(z.int()),
    /** From the highest downwards. */
    tiers: z.array(tier).check(z.minLength(1)),
    /** Fewest completed ratings before a tier is decided (CONST-006). */
    minimumRatings: z.int().check(z.minimum(1), z.maximum(1_000)),
    /** Judges assigned to each nomination, a few more than needed. */
    plannedRatings: z.int().check(z.minimum(1), z.maximum(1_000)),
    /**
     * When an entry counts as near a cut: within so many standard errors of it; then so many more
     * judges are asked for, once. Null: never.
     */
    borderline: z.nullable(
      z.strictObject({
        standardErrors: z.number().check(z.positive(), z.maximum(5)),
        extraJudges: z.int().check(z.minimum(1), z.maximum(100)),
      }),
    ),
    /**
     * No judge is given more than so many times the median load. Seasons from before it was a rule
     * have none: read it with {@link largestLoadOf}.
     */
    largestLoad: z.optional(z.number().check(z.minimum(1.1), z.maximum(10))),
    frozenAt: z.nullable(instant),
  })
  .check(
    z.refine(({ criteria }) => areDistinct(criteria.map(({ key }) => key)), {
      path: ['criteria'],
      message: 'must each have a key of its own',
    }),
    z.refine(
      ({ criteria }) =>
        Math.abs(criteria.reduce((sum, { weight }) => sum + weight, 0) - 100) < 1e-9,
      { path: ['criteria'], message: 'must weigh 100 % together' },
    ),
    z.refine(({ scale }) => scale.min < scale.max, {
      path: ['scale', 'max'],
      message: 'must be above the lowest rating',
    }),
    z.refine(({ tiers }) => isFalling(tiers.map(({ from }) => from)), {
      path: ['tiers'],
      message: 'must be ordered from the highest downwards',
    }),
    z.refine(
      ({ tiers, scale }) => tiers.every(({ from }) => from >= scale.min && from <= scale.max),
      {
        path: ['tiers'],
        message: 'must lie within the scale',
      },
    ),
    z.refine(({ minimumRatings, plannedRatings }) => plannedRatings >= minimumRatings, {
      path: ['plannedRatings'],
      message: 'must not be below the fewest ratings',
    }),
  );
export type RuleSet = z.infer<typeof ruleSet>;

/** What a season has that says nothing of it. */
const usualLargestLoad = 2;

/** No judge is given more than so many times the median load. */
export const largestLoadOf = ({ largestLoad = usualLargestLoad }: Pick<RuleSet, 'largestLoad'>) =>
  largestLoad;

const calendar = z.strictObject({ nominations: period, judging: period, results: day });

/** What an organiser changes of a season; the rules only until they are frozen. */
export const seasonFields = {
  name: line(80),
  /** The category meant where a call names none. */
  currentCategory: category,
  categories: z.array(seasonCategory).check(z.minLength(1), z.maxLength(12)),
  /** The days of the timeline (TIME-002 to TIME-004); null where they are not known. */
  calendar: z.nullable(calendar),
  rules: ruleSet,
  /** How often a person is reminded at most. */
  reminders: z.strictObject({ atMostEveryDays: z.int().check(z.minimum(7), z.maximum(90)) }),
  /** Whether judges rate sample entries before real ones. */
  calibrationRound: z.boolean(),
  planning: z.strictObject({
    /** Most nominations that a judge is given, unless organisers set another limit for them. */
    capacityPerJudge: z.int().check(z.minimum(1), z.maximum(1_000)),
  }),
  /** Categories whose winners the directory offers, in its order; none: the year is not offered. */
  directory: z.array(category),
};

/** A season as it is stored, by default and in the database. */
export const season = z
  .strictObject({
    /** Its year; seasons follow each other by it. The newest one that has begun is the current one. */
    id: z.string().check(z.regex(/^2\d{3}$/)),
    formatVersion: z.literal(seasonFormat),
    /** Counts writes; a change states the revision that it was decided on. */
    revision: z.int().check(z.minimum(1)),
    /**
     * False while it is prepared beside the current one. Opening nominations or judging for the first
     * time makes it true, and nothing else. Seasons stored before there was this field have begun.
     */
    begun: z._default(z.boolean(), true),
    ...seasonFields,
  })
  .check(
    z.refine(({ categories }) => areDistinct(categories.map(({ name }) => name)), {
      path: ['categories'],
      message: 'must each have a name of its own',
    }),
    z.refine(({ categories, currentCategory }) => isAmong(categories, currentCategory), {
      path: ['currentCategory'],
      message: 'must be a category of the season',
    }),
    z.refine(
      ({ categories, directory }) =>
        areDistinct(directory) && directory.every((name) => isAmong(categories, name)),
      { path: ['directory'], message: 'must be categories of the season, each once' },
    ),
  );
export type Season = z.infer<typeof season>;

function isAmong(categories: readonly { name: string }[], wanted: string): boolean {
  return categories.some(({ name }) => name === wanted);
}

/**
 * Reply of `getSeason`: what the portals need of the current season, nothing of its planning, and the
 * choices of the winners page.
 */
export const seasonReply = z.object({
  data: z.object({
    id: z.string(),
    name: z.string(),
    currentCategory: category,
    categories: z.array(
      z.object({
        name: category,
        title: z.string(),
        label: z.string(),
        nominationsOpen: z.boolean(),
        nominationsCloseAt: z.nullable(z.string()),
        judgingOpen: z.boolean(),
        judgingClosesAt: z.nullable(z.string()),
      }),
    ),
    calendar: z.nullable(calendar),
    rules: ruleSet,
    calibrationRound: z.boolean(),
    /** The years of the winners directory, the oldest first, each with the categories that it offers. */
    directory: z.array(z.object({ year: z.string(), categories: z.array(category) })),
  }),
});
export type SeasonReply = z.infer<typeof seasonReply>;
