import type { Season } from '@meritum/shared/contracts/seasons';
import { seasonDifferences } from '@meritum/shared/programme/season-differences';
import { answerRepetition } from '../../module-kit/change-document';
import { consequencesOf } from './changes';
import { fromCommandLine, type SeasonDecision } from './commands';
import type { Seasons } from './context';
import { judgingOpensByPlan, refusedAt, rulesNotFrozen, seasonChanged } from './errors';
import {
  type ChangedBy,
  refuseConflicted,
  refuseInDirectory,
  refuseToDrop,
  refuseToOpenClosed,
  type Turned,
} from './refusals';
import {
  categoryOf,
  changedFields,
  judgingOpenedBy,
  type SeasonField,
  seasonTakingNominations,
  withBegun,
} from './rules';
import { saveSeason, validateSeason } from './saving';

type SeasonChange = Partial<Pick<Season, SeasonField>>;

/** Who changes a season, and the check of their conflicts of interest. */
interface ChangeDecision extends SeasonDecision {
  actor: ChangedBy;
}

interface Change {
  /** The season as the organiser saw it. */
  seen: Season;
  change: SeasonChange;
}

/** The changed season; a change never sets the time of freezing. */
function withChange(before: Season, change: SeasonChange): Season {
  const next = { ...before, ...change };
  return { ...next, rules: { ...next.rules, frozenAt: before.rules.frozenAt } };
}

/**
 * Whether the change was already made, so that a retry after a lost reply is no conflict. An empty
 * change is no retry: it asks whether the season is unchanged.
 */
const isMade = (present: Season, change: SeasonChange): boolean =>
  Object.keys(change).length > 0 &&
  changedFields(present, withChange(present, change)).length === 0;

/**
 * The season before and after a change, which may open judging. Throws as `updateSeason`.
 * @param present the season now, if it was just read
 */
export async function checkChange(
  context: Seasons,
  { seen, change }: Change,
  actor: ChangedBy,
  present?: Season,
) {
  const { view, ownLinksOnly } = context;
  const [before, newest] = await Promise.all([present ?? view.fresh(seen.id), view.findNewest()]);
  if (before.revision !== seen.revision && !isMade(before, change))
    throw seasonChanged(changedFields(seen, before));
  const { frozenAt } = before.rules;
  const next = { ...before, ...change };
  if (next.name !== before.name) ownLinksOnly(next.name, '/name');
  for (const [index, { name }] of next.categories.entries())
    if (!categoryOf(before, name)) ownLinksOnly(name, `/categories/${index}/name`);
  if (frozenAt !== null && changedFields(before, next).includes('rules'))
    throw refusedAt(['/rules'], 'The rules of this season are final and can no longer be changed.');
  const now = context.platform.clock();
  const after = withBegun(withChange(before, change), now);
  const turned = nominationsTurned(newest, after, now);
  await refuseConflicted(context, { before, after, actor, turned });
  await refuseToDrop(context, before, next);
  await refuseInDirectory(context, before, next);
  await refuseToOpenClosed(context, before, next);
  const opened = judgingOpenedBy(before, after);
  if (frozenAt === null && opened.length > 0) throw rulesNotFrozen(opened);
  const goingOn = after.begun === before.begun ? undefined : await view.fresh();
  return { before, next: after, opened, goingOn, turned };
}

/** As {@link checkChange}, for settings: only a plan that was previewed opens judging. */
async function changedSettings(context: Seasons, change: Change, actor: ChangedBy) {
  const { opened, ...seasons } = await checkChange(context, change, actor);
  if (opened.length > 0) throw judgingOpensByPlan(opened);
  return seasons;
}

/** The differences and effects of a change, unwritten. Throws as {@link updateSeason} does. */
export async function reviewSeason(
  context: Seasons,
  { actor, ...change }: Change & { actor: ChangedBy },
) {
  const { before, next, ...about } = await changedSettings(context, change, actor);
  const after = validateSeason(next);
  return {
    changes: seasonDifferences(before, after),
    consequences: consequencesOf(before, after, { now: context.platform.clock(), ...about }),
  };
}

/** The contests that take nominations before and after the change. */
function nominationsTurned(seasons: readonly Season[], after: Season, now: Date): Turned {
  const changed = seasons.map((season) => (season.id === after.id ? after : season));
  const [from, to] = [seasons, changed].map((all) => seasonTakingNominations(all, now));
  const isSame = from?.id === to?.id && from?.currentCategory === to?.currentCategory;
  return isSame ? {} : { from, to };
}

/**
 * Changes a season as an organiser saw it. An empty or repeated change writes nothing. Only {@link
 * freezeRules} freezes rules; frozen rules never change. Only a plan opens judging. A prepared season
 * begins when nominations open in it.
 * @throws failed-precondition with a pointer to each field that has changed since, to the frozen
 * rules, or to each place that cannot open; permission-denied where a conflict of interest forbids opening,
 * closing or removing a category; invalid-argument with a pointer to each wrong place; not-found
 */
export async function updateSeason(
  context: Seasons,
  { by = fromCommandLine, ...change }: Change & { by?: ChangeDecision },
): Promise<Season> {
  const { before, next } = await changedSettings(context, change, by.actor);
  if (changedFields(before, validateSeason(next)).length === 0) return before;
  return answerRepetition(
    () => saveSeason(context, before, next, by),
    // A double click: the other request was first.
    async () => {
      const present = await context.view.fresh(before.id);
      return present.revision !== before.revision && isMade(present, change.change)
        ? present
        : null;
    },
  );
}
