import {
  largestLoadOf,
  type Season,
  season as seasonSchema,
} from '@meritum/shared/contracts/seasons';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock';
import { refusalOf } from '../../platform/zod/issues';
import type { AuditActor } from '../audit/entry';
import { owedEntry } from '../audit/owed';
import type { SeasonAction } from './audit';
import { refuseToBegin, withBeginning } from './beginning';
import { changesOf, consequencesOf, sideOf } from './changes';
import { type ChangedBy, type MayDecide, refuseConflicted } from './conflicts';
import { refuseToDrop, refuseToHide, type Stakes } from './dropping';
import {
  categoryUnknown,
  rulesFrozen,
  rulesNotFrozen,
  seasonChanged,
  seasonUnknown,
} from './errors';
import { categoryOf, differences, openedTooSoon, type SeasonField, withNominations } from './rules';
import type { SeasonsStore } from './store';
import type { SeasonsView } from './view';

export interface Seasons {
  seasons: SeasonsStore;
  view: SeasonsView;
  clock: Clock;
  /** Appends to the audit trail what a season owes; never fails. */
  settle?(id: string): Promise<void>;
  /** What is at stake in a category; what is not said is taken for nothing. */
  stakes?: Stakes | undefined;
  /** Where nobody is asked, every organiser may. */
  mayDecide?: MayDecide;
}

/** Who changes a season, and why. */
export interface Decision {
  actor: AuditActor;
  reason: string;
}

/** The same, with what tells whether the organiser has a conflict of interest. */
interface ChangeDecision extends Decision {
  actor: ChangedBy;
}

/** Whoever runs the programme of that name. */
export const byCommand = { actor: { command: 'season' }, reason: '' };

export type SeasonChange = Partial<Pick<Season, SeasonField>>;

/**
 * Gives a fresh database the seasons of the specification. A season that is there stays as it is,
 * and none begins because a newer release knows of it.
 * @param nominationsOpen Whether nominations are taken in the current category of a season that is new.
 */
export async function ensureSeasons(
  seasons: SeasonsStore,
  { nominationsOpen }: { nominationsOpen: boolean },
): Promise<void> {
  // The newest first: what a crash leaves is then a current season without its predecessors.
  for (const season of defaultSeasons.toReversed()) {
    const [newest] = await seasons.newest();
    if (newest && newest.id < season.id) continue;
    if (await seasons.byId(season.id)) continue;
    await seasons.add(
      newest ? season : withNominations(season, season.currentCategory, nominationsOpen),
    );
  }
}

/** The season as it would be stored in the place of `before`. Throws invalid-argument. */
function checked(before: Season, next: Season): Season {
  const parsed = z.safeParse(seasonSchema, { ...next, revision: before.revision + 1 });
  if (!parsed.success) throw refusalOf(parsed.error);
  return parsed.data;
}

function entryOf(before: Season, after: Season, { actor, reason }: Decision, clock: Clock) {
  const changes = changesOf(before, after);
  return owedEntry<SeasonAction>(
    {
      ...{ actor, reason, action: 'season.changed', subject: { id: after.id } },
      before: sideOf(changes, 'before'),
      after: sideOf(changes, 'after'),
    },
    clock,
  );
}

/** Writes `next` in the place of `before`; throws failed-precondition when that is outdated. */
export async function put(
  { seasons, view, clock, settle }: Seasons,
  before: Season,
  next: Season,
  by: Decision,
): Promise<Season> {
  const after = checked(before, next);
  const written = await seasons.replace(after, before.revision, entryOf(before, after, by, clock));
  view.forget();
  if (written) {
    await settle?.(after.id);
    return after;
  }
  const present = await seasons.byId(before.id);
  throw present ? seasonChanged(differences(before, present)) : seasonUnknown();
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
 * Who repeats a change, as its reply was lost, is not told of it as of somebody else's. A change of
 * nothing is no repetition: it asks whether the season is still as it was seen.
 */
const isMade = (present: Season, change: SeasonChange): boolean =>
  Object.keys(change).length > 0 && differences(present, withChange(present, change)).length === 0;

/** What the season is at present, and would be. Throws as {@link updateSeason} does. */
async function changed(
  { seasons, view, clock, stakes, mayDecide = async () => true }: Seasons,
  { seen, change }: Change,
  actor: ChangedBy,
) {
  const before = await seasons.byId(seen.id);
  if (!before) throw seasonUnknown();
  if (before.revision !== seen.revision && !isMade(before, change))
    throw seasonChanged(differences(seen, before));
  const { frozenAt } = before.rules;
  const next = { ...before, ...change };
  if (frozenAt !== null && differences(before, next).includes('rules')) throw rulesFrozen();
  await refuseConflicted(before, next, { actor, mayDecide });
  await refuseToDrop(before, next, stakes);
  await refuseToHide(before, next, stakes);
  const now = clock();
  const after = withBeginning(withChange(before, change), now);
  const tooSoon = openedTooSoon(before, after);
  if (tooSoon.length > 0) throw rulesNotFrozen(tooSoon);
  if (after.begun === before.begun) return { before, next: after };
  const current = await view.fresh();
  await refuseToBegin(after, { current, now, stakes });
  return { before, next: after, replaced: current };
}

/** What a change would change, and what follows from it; nothing is written. Throws as it would. */
export async function reviewSeason(
  context: Seasons,
  { actor, ...change }: Change & { actor: ChangedBy },
) {
  const { before, next, replaced } = await changed(context, change, actor);
  const after = checked(before, next);
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
  { by = byCommand, ...change }: Change & { by?: ChangeDecision },
): Promise<Season> {
  const { before, next } = await changed(context, change, by.actor);
  if (changesOf(before, checked(before, next)).length === 0) return before;
  try {
    return await put(context, before, next, by);
  } catch (error) {
    // A double click: the other one of the two was first.
    const present = await context.seasons.byId(before.id);
    if (present && present.revision !== before.revision && isMade(present, change.change))
      return present;
    throw error;
  }
}

/** How often a switch is tried while others change the same season. */
const attempts = 5;

interface Switch {
  category: string;
  open: boolean;
  /** Its year; where it is not given, the current one. */
  season?: string | undefined;
}

/**
 * Opens or closes nominations in a category, as a command; whatever else was changed at the same time
 * stays. Throws invalid-argument for a category that the season does not have, and as
 * {@link updateSeason} does.
 */
export async function setNominationsOpen(
  context: Seasons,
  { category, open, season }: Switch,
): Promise<Season> {
  for (let attempt = 1; ; attempt++) {
    const seen = await named(context, season);
    if (!categoryOf(seen, category)) throw categoryUnknown();
    const { categories } = withNominations(seen, category, open);
    try {
      return await updateSeason(context, { seen, change: { categories } });
    } catch (error) {
      const { revision } = await named(context, season);
      if (attempt === attempts || revision === seen.revision) throw error;
    }
  }
}

/** The season of that year, or the current one, as it is at this moment. Throws not-found. */
async function named({ seasons, view }: Seasons, id: string | undefined): Promise<Season> {
  if (id === undefined) return view.fresh();
  const season = await seasons.byId(id);
  if (!season) throw seasonUnknown();
  return season;
}

/**
 * Freezes the rules of a season as they were seen: from then on nothing changes them. Frozen rules
 * stay frozen since when they were. Throws failed-precondition when the season has changed since.
 */
export async function freezeRules(
  context: Seasons,
  seen: Season,
  by: Decision = byCommand,
): Promise<Season> {
  const before = await context.seasons.byId(seen.id);
  if (!before) throw seasonUnknown();
  if (before.revision !== seen.revision) throw seasonChanged(differences(seen, before));
  if (before.rules.frozenAt !== null) return before;
  const frozenAt = context.clock().toISOString();
  // A season that says nothing of it freezes the value by which its judges are assigned.
  const rules = { ...before.rules, largestLoad: largestLoadOf(before.rules), frozenAt };
  return put(context, before, { ...before, rules }, by);
}
