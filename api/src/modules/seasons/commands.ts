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
import { changesOf, consequencesOf, sideOf } from './changes';
import { refuseToDrop, refuseToHide, type Stakes } from './dropping';
import {
  categoryUnknown,
  notTheLast,
  rulesFrozen,
  rulesNotFrozen,
  seasonChanged,
  seasonExists,
  seasonUnknown,
} from './errors';
import {
  categoryOf,
  differences,
  openedTooSoon,
  type SeasonField,
  seasonAfter,
  withNominations,
} from './rules';
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
}

/** Who changes a season, and why. */
export interface Decision {
  actor: AuditActor;
  reason: string;
}

/** Whoever runs the programme of that name. */
const byCommand: Decision = { actor: { command: 'season' }, reason: '' };

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
  // The current one first: what a crash leaves is then a current season without its predecessors.
  for (const season of defaultSeasons.toReversed()) {
    const newest = await seasons.newest();
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
async function changed({ seasons, stakes }: Seasons, { seen, change }: Change) {
  const before = await seasons.byId(seen.id);
  if (!before) throw seasonUnknown();
  if (before.revision !== seen.revision && !isMade(before, change))
    throw seasonChanged(differences(seen, before));
  const { frozenAt } = before.rules;
  const next = { ...before, ...change };
  if (frozenAt !== null && differences(before, next).includes('rules')) throw rulesFrozen();
  await refuseToDrop(before, next, stakes);
  await refuseToHide(before, next, stakes);
  const after = withChange(before, change);
  const tooSoon = openedTooSoon(before, after);
  if (tooSoon.length > 0) throw rulesNotFrozen(tooSoon);
  return { before, next: after };
}

/** What a change would change, and what follows from it; nothing is written. Throws as it would. */
export async function reviewSeason(context: Seasons, change: Change) {
  const { before, next } = await changed(context, change);
  const after = checked(before, next);
  return {
    changes: changesOf(before, after),
    consequences: consequencesOf(before, after, context.clock()),
  };
}

/**
 * Changes a season as an organiser saw it. What would change nothing, a repetition too, writes nothing.
 * Frozen rules stay as they are, and are frozen by {@link freezeRules} alone, and until then judging
 * opens nowhere.
 * @throws failed-precondition with a pointer to each field that somebody else has changed since, to
 * the frozen rules, or to each door of judging that rules still in draft keep shut; invalid-argument with a pointer to each wrong place; not-found.
 */
export async function updateSeason(
  context: Seasons,
  { by = byCommand, ...change }: Change & { by?: Decision },
): Promise<Season> {
  const { before, next } = await changed(context, change);
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

/**
 * Opens or closes nominations in a category of the current season; whatever else was changed at
 * the same time stays. Throws invalid-argument for a category that the season does not have.
 */
export async function setNominationsOpen(
  context: Seasons,
  { category, open, by = byCommand }: { category: string; open: boolean; by?: Decision },
): Promise<Season> {
  for (let attempt = 1; ; attempt++) {
    const before = await context.view.fresh();
    if (!categoryOf(before, category)) throw categoryUnknown();
    try {
      return await put(context, before, withNominations(before, category, open), by);
    } catch (error) {
      const { revision } = await context.view.fresh();
      if (attempt === attempts || revision === before.revision) throw error;
    }
  }
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

interface Start {
  /** The season that the next one is made from; where it is not given, the current one. */
  after?: string;
  by?: Decision;
}

/**
 * Starts the season after the current one, made from it ({@link seasonAfter}); it is the current
 * one from then on. Throws already-exists when somebody else has just started it, and
 * failed-precondition where `after` has not been the current one for longer.
 */
export async function startNextSeason(
  { seasons, view, clock, settle }: Seasons,
  { after, by = byCommand }: Start = {},
): Promise<Season> {
  const last = await view.fresh();
  if (after !== undefined && after !== last.id) throw startedAlready(after, last);
  const next = seasonAfter(last);
  const entry = owedEntry<SeasonAction>(
    {
      ...{ ...by, action: 'season.started', subject: { id: next.id } },
      ...{ before: null, after: { madeFrom: last.id } },
    },
    clock,
  );
  const added = await seasons.add(next, entry);
  view.forget();
  if (!added) throw seasonExists(next.id);
  await settle?.(next.id);
  return next;
}

const startedAlready = (after: string, last: Season) =>
  Number(last.id) === Number(after) + 1 ? seasonExists(last.id) : notTheLast(after);
