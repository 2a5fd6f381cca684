import * as z from 'zod/mini';
import { category } from './categories';
import { registrationPause } from './registration';
import { revision } from './revisions';
import { asLine } from './texts';
import { tierNames } from './tiers';

/** Version of the shape below. Changing it needs a migration of stored seasons. */
const seasonFormat = 1;

const line = (characters: number) =>
  z.string().check(asLine(), z.minLength(1), z.maxLength(characters));

/** A calendar day, `YYYY-MM-DD`. */
const day = z.iso.date();
/** An instant, in UTC. */
const instant = z.iso.datetime();

const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;

/** First and last day, both included. */
const period = z
  .strictObject({ from: day, to: day })
  .check(z.refine(inOrder, { path: ['to'], message: 'must not be before the first day' }));

/**
 * Whether nominations or ratings are accepted. A person opens and closes it, never a date (D12),
 * except for a set time of automatic closing.
 */
const openState = z.strictObject({ open: z.boolean(), closesAt: z.nullable(instant) });
export type OpenState = z.infer<typeof openState>;

const seasonCategory = z.strictObject({
  name: category,
  /** The name as a heading. */
  title: line(80),
  /** Label on the home page, kept while it is true, regardless of the date (HOME-019, D11). */
  label: line(40),
  /** Its dates in the words of the home page (HOME-018). */
  period: line(120),
  description: line(300),
  /** The days in `period`; null if it has none. */
  runs: z.nullable(period),
  nominations: openState,
  judging: openState,
});
export type SeasonCategory = z.infer<typeof seasonCategory>;

const criterion = z.strictObject({
  /** The rating's name in calls (ENT-010). */
  key: z.string().check(z.regex(/^[a-z][a-zA-Z]{0,39}$/)),
  name: line(40),
  description: line(300),
  /** In per cent. */
  weight: z.number().check(z.positive(), z.maximum(100)),
});

/** Larger than any scale that can be frozen. */
const maxOnScale = 100;
const onScale = z.int().check(z.minimum(0), z.maximum(maxOnScale));

const tier = z.strictObject({
  name: z.enum(tierNames),
  /** Lowest unrounded mean of the tier; bands include their lower bound (STATE-006, D33). */
  from: z.number().check(z.minimum(0), z.maximum(maxOnScale)),
  /** The printed band (CRIT-004). */
  range: line(40),
});

/** Scores are compared in hundredths; a finer number gives no whole one. */
const inHundredths = (score: number): number => Number((score * 100).toFixed(6));

const isFalling = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number < Number(numbers[index - 1]));

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

/** The rules for ratings and results. Frozen rules never change. */
export const ruleSet = z
  .strictObject({
    criteria: z.array(criterion).check(z.minLength(1), z.maxLength(12)),
    /** Lowest and highest whole number that a judge can give (CRIT-003). */
    scale: z.strictObject({ min: onScale, max: onScale }),
    /** Highest first. */
    tiers: z.array(tier).check(z.minLength(1)),
    /** Minimum completed ratings before a tier is decided (CONST-006). */
    minimumRatings: z.int().check(z.minimum(1), z.maximum(1_000)),
    /** Judges assigned to each nomination, some more than the minimum. */
    plannedRatings: z.int().check(z.minimum(1), z.maximum(1_000)),
    /**
     * Which entries are borderline, and how many more judges each gets, once; null for never.
     * `certainty` is the required share of the other entries in their true tier.
     */
    borderline: z.nullable(
      z.strictObject({
        certainty: z.number().check(z.minimum(0.8), z.maximum(0.999)),
        extraJudges: z.int().check(z.minimum(1), z.maximum(100)),
      }),
    ),
    /** No judge gets more than this many times the median load. */
    largestLoad: z.number().check(z.minimum(1.1), z.maximum(10)),
    /** Plans are drawn, and no pair of judge and entry has a higher probability than this. */
    pairLimit: z.literal([0.5, 0.25]),
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
      { path: ['criteria'], message: 'must weigh 100% together' },
    ),
    z.refine(({ scale }) => scale.min < scale.max, {
      path: ['scale', 'max'],
      message: 'must be above the lowest rating',
    }),
    z.refine(({ tiers }) => tiers.every(({ from }) => Number.isInteger(inHundredths(from))), {
      path: ['tiers'],
      message: 'must begin at a score with at most two decimals',
    }),
    z.refine(
      ({ tiers }) =>
        isFalling(tiers.map(({ from }) => from)) &&
        isFalling(tiers.map(({ name }) => -tierNames.indexOf(name))),
      { path: ['tiers'], message: 'must go from the best medal and score downwards, each once' },
    ),
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

const calendar = z.strictObject({ nominations: period, judging: period, results: day });

/** The settings of a season that organisers change; the rules only until they are frozen. */
export const seasonFields = {
  name: line(80),
  /** The category of calls without one. */
  currentCategory: category,
  categories: z.array(seasonCategory).check(z.minLength(1), z.maxLength(12)),
  /** The days of the timeline (TIME-002 to TIME-004); null if unknown. */
  calendar: z.nullable(calendar),
  rules: ruleSet,
  /** The minimum interval between reminders to one person. */
  reminders: z.strictObject({ atMostEveryDays: z.int().check(z.minimum(7), z.maximum(90)) }),
  /** Whether judges rate sample entries before real ones. */
  calibrationRound: z.boolean(),
  planning: z.strictObject({
    /** Maximum number of nominations for each judge, unless organisers set another limit. */
    capacityPerJudge: z.int().check(z.minimum(1), z.maximum(1_000)),
  }),
  /** Categories in the winners directory, in its order; if empty, the year is not listed. */
  directory: z.array(category),
};

/** A season, as in the defaults and in the database. */
export const season = z
  .strictObject({
    /** The year, which orders the seasons. The newest season that has begun is the current one. */
    id: z.string().check(z.regex(/^2\d{3}$/)),
    formatVersion: z.literal(seasonFormat),
    /** Number of writes. A change names the revision that it changes. */
    revision,
    /**
     * False while it is prepared beside the current one; first opening nominations or judging sets
     * it.
     */
    begun: z.boolean(),
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
 * Reply of `getSeason`: the part of the current season for portals, and the choices of the winners
 * page.
 */
export const seasonReply = z.object({
  data: z.object({
    id: z.string(),
    name: z.string(),
    currentCategory: category,
    /** The season that takes nominations now: the newest open one, which can be an earlier one. */
    nominations: z.nullable(
      z.object({
        season: z.string(),
        name: z.string(),
        category,
        closesAt: z.nullable(instant),
      }),
    ),
    categories: z.array(
      z.object({
        name: category,
        title: z.string(),
        label: z.string(),
        period: z.string(),
        nominationsOpen: z.boolean(),
        nominationsCloseAt: z.nullable(z.string()),
        judgingOpen: z.boolean(),
        judgingClosesAt: z.nullable(z.string()),
        /** The agreed time of publication, if any. */
        resultsAt: z.optional(instant),
      }),
    ),
    calendar: z.nullable(calendar),
    rules: ruleSet,
    calibrationRound: z.boolean(),
    /** The years of the winners directory, oldest first, each with its categories. */
    directory: z.array(z.object({ year: z.string(), categories: z.array(category) })),
    /** Missing if registration was never paused. */
    registration: z.optional(registrationPause),
  }),
});
export type SeasonReply = z.infer<typeof seasonReply>;

/** One date of the current season for people's calendars, or all of them. */
export const seasonEventParams = z.object({
  event: z.enum(['dates', 'nominations-close', 'winners-announced']),
});
export type SeasonEvent = z.infer<typeof seasonEventParams>['event'];
