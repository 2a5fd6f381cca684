import { isDeepStrictEqual } from 'node:util';
import type { SeasonDifference } from '@meritum/shared/contracts/season-changes';
import type { OpenState, Season, SeasonCategory } from '@meritum/shared/contracts/seasons';
import type { Json } from '../../module-kit/audit-trail';
import type { Turned } from './refusals';
import { categoryOf, isOpen } from './rules';

/** One side of the changes by pointer, for the audit trail. */
export const changesAs = (changes: readonly SeasonDifference[], side: 'before' | 'after'): Json =>
  Object.fromEntries(changes.map((change) => [change.pointer, change[side] as Json]));

type Kind = 'nominations' | 'judging';

const opening: Record<Kind, string> = {
  nominations: 'Nominations are accepted from now on.',
  judging: 'Judges can rate from now on.',
};
const unreachable = (currentCategory: string) =>
  `Nominations are open, but the form takes those of the current category alone, which is ${currentCategory}.`;
const closing: Record<Kind, string> = {
  nominations: 'No more nominations are accepted, not even returned ones.',
  judging: 'No more ratings are accepted, and unfinished ones do not count.',
};

function windowChanges(kind: Kind, before: OpenState, after: OpenState, now: Date): string[] {
  const [was, is] = [isOpen(before, now), isOpen(after, now)];
  const what = kind === 'judging' ? 'Judging' : 'Nominations';
  if (was !== is) return [is ? opening[kind] : closing[kind]];
  if (after.open && !is && !isDeepStrictEqual(before, after))
    return [`${what} will not open: the time of closing has passed.`];
  if (is && after.closesAt && after.closesAt !== before.closesAt)
    return [`${what} will close automatically.`];
  return [];
}

const ofCategory = (
  before: SeasonCategory | undefined,
  after: SeasonCategory,
  { currentCategory, now }: Pick<Season, 'currentCategory'> & { now: Date },
) =>
  (['nominations', 'judging'] as const).flatMap((kind) => {
    const texts = before ? windowChanges(kind, before[kind], after[kind], now) : [];
    const isUnreachable = texts[0] === opening.nominations && after.name !== currentCategory;
    return (isUnreachable ? [unreachable(currentCategory)] : texts).map(
      (text) => `${after.name}: ${text}`,
    );
  });

const contestName = ({ id, currentCategory }: Season) => `${currentCategory} ${id}`;

/** Planned days in an order that nobody means, such as after a slip in the year. */
function outOfOrder({ calendar }: Season): string[] {
  if (!calendar) return [];
  const { nominations, judging, results } = calendar;
  return [
    ...(judging.to < nominations.to ? ['The calendar ends judging before nominations.'] : []),
    ...(results < judging.to ? ['The calendar announces the winners before judging ends.'] : []),
  ];
}

interface Circumstances {
  now: Date;
  /** The present season, if the changed one begins and replaces it as the current one. */
  goingOn?: Pick<Season, 'name'> | undefined;
  turned: Turned;
}

/** The effects of a season change, in sentences for the organiser who is about to save it. */
export function consequencesOf(
  before: Season,
  after: Season,
  { now, goingOn, turned: { from, to } }: Circumstances,
): string[] {
  const changed = (field: keyof Season) => !isDeepStrictEqual(before[field], after[field]);
  const offered = after.directory.filter((name) => !before.directory.includes(name));
  const hidden = before.directory.filter((name) => !after.directory.includes(name));
  const gone = before.categories.filter(({ name }) => !categoryOf(after, name));
  return [
    ...(goingOn
      ? [
          `${after.name} begins and is the season that the site shows; ${goingOn.name} goes on beside it, and what is open there stays open.`,
        ]
      : []),
    ...(from && to
      ? [`New nominations go to ${contestName(to)}, no longer to ${contestName(from)}.`]
      : []),
    ...(from && !to && changed('currentCategory')
      ? [`${contestName(from)} takes no more nominations.`]
      : []),
    ...after.categories.flatMap((category) =>
      ofCategory(categoryOf(before, category.name), category, { ...after, now }),
    ),
    ...gone.map(({ name }) => `${name} is no longer a category of this season.`),
    ...(changed('rules') ? ['Scores and tiers that are not final yet follow the new rules.'] : []),
    ...offered.map((name) => `The directory shows the winners of ${name} ${after.id} to everyone.`),
    ...hidden.map((name) => `The directory no longer shows the winners of ${name} ${after.id}.`),
    ...(after.planning.capacityPerJudge < before.planning.capacityPerJudge
      ? ['Judges with more nominations than the new limit keep them but get no more.']
      : []),
    ...(changed('calendar') ? outOfOrder(after) : []),
    ...(changed('categories') || changed('calendar')
      ? [
          'The texts of the public pages stay as they are until a release is made with the new ones.',
        ]
      : []),
  ];
}
