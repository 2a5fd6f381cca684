import type { Season } from '@meritum/shared/contracts/seasons';
import { answerRepetition } from '../../composition/change-document';
import { refuseToBegin, withBegun } from './beginning';
import { changesOf, consequencesOf } from './changes';
import { type Decision, fromCommandLine, type Seasons, seasonOf } from './commands';
import { type ChangedBy, refuseConflicted } from './conflicts';
import { refuseToDrop, refuseToHide } from './dropping';
import { rulesFrozen, rulesNotFrozen, seasonChanged } from './errors';
import { differences, openedTooSoon, type SeasonField } from './rules';
import { checked, saveSeason } from './saving';

export type SeasonChange = Partial<Pick<Season, SeasonField>>;

/** Who changes a season, with what tells whether they have a conflict of interest. */
interface ChangeDecision extends Decision {
  actor: ChangedBy;
}

interface Change {
  /** The season that the change was decided on. */
  seen: Season;
  change: SeasonChange;
}

/** The season with the change in it, but for the moment of freezing, which no change sets. */
function withChange(before: Season, change: SeasonChange): Season {
  const next = { ...before, ...change };
  return { ...next, rules: { ...next.rules, frozenAt: before.rules.frozenAt } };
}

/**
 * Retrying after a lost reply is not reported as another person's edit. A change of nothing is no
 * retry: it asks whether the season is still as it was seen.
 */
const isMade = (present: Season, change: SeasonChange): boolean =>
  Object.keys(change).length > 0 && differences(present, withChange(present, change)).length === 0;

/** What the season is at present, and would be. Throws as {@link updateSeason} does. */
async function changed(
  { seasons, view, clock, usage, mayDecide = async () => true }: Seasons,
  { seen, change }: Change,
  actor: ChangedBy,
) {
  const before = await seasonOf({ seasons }, seen.id);
  if (before.revision !== seen.revision && !isMade(before, change))
    throw seasonChanged(differences(seen, before));
  const { frozenAt } = before.rules;
  const next = { ...before, ...change };
  if (frozenAt !== null && differences(before, next).includes('rules')) throw rulesFrozen();
  await refuseConflicted(before, next, { actor, mayDecide });
  await refuseToDrop(before, next, usage);
  await refuseToHide(before, next, usage);
  const now = clock();
  const after = withBegun(withChange(before, change), now);
  const tooSoon = openedTooSoon(before, after);
  if (tooSoon.length > 0) throw rulesNotFrozen(tooSoon);
  if (after.begun === before.begun) return { before, next: after };
  const current = await view.fresh();
  // Somebody else began it after it was read here.
  if (current.id === after.id) throw seasonChanged(differences(before, current));
  await refuseToBegin(after, { current, now, usage });
  return { before, next: after, replaced: current };
}

/** What a change would change, and what follows from it; nothing is written. Throws as it would. */
export async function reviewSeason(
  context: Seasons,
  { actor, ...change }: Change & { actor: ChangedBy },
) {
  const { before, next, replaced } = await changed(context, change, actor);
  const after = checked(next);
  return {
    changes: changesOf(before, after),
    consequences: consequencesOf(before, after, { now: context.clock(), replaced }),
  };
}

/**
 * Changes a season as an organiser saw it. What would change nothing, a repetition too, writes nothing.
 * Frozen rules stay as they are, and are frozen by {@link freezeRules} alone, and until then judging
 * opens nowhere. A season that is prepared begins once nominations or judging open in it.
 * @throws failed-precondition with a pointer to each field that somebody else has changed since, to
 * the frozen rules, or to each place that cannot open yet, because rules are still in draft or the
 * current season is unfinished; permission-denied where a conflict of interest forbids to open, close
 * or remove a category; invalid-argument with a pointer to each wrong place; not-found.
 */
export async function updateSeason(
  context: Seasons,
  { by = fromCommandLine, ...change }: Change & { by?: ChangeDecision },
): Promise<Season> {
  const { before, next } = await changed(context, change, by.actor);
  if (changesOf(before, checked(next)).length === 0) return before;
  return answerRepetition(
    () => saveSeason(context, before, next, by),
    // A double click: the other one of the two was first.
    async () => {
      const present = await seasonOf(context, before.id);
      return present.revision !== before.revision && isMade(present, change.change)
        ? present
        : null;
    },
  );
}
