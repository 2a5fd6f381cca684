import type { Platform } from '../../module-kit/define-module';
import type { Viewer } from '../../platform/authorisation/actor';
import { judgingMails } from '../assignments/mails/judging';
import type { NominationsApi } from '../nominations/api';
import { recentSeasons } from '../seasons/rules';
import type { SeasonsView } from '../seasons/view';
import type { PlansStore } from './plans-store';

export interface ConflictContext {
  stores: { plans: PlansStore };
  deps: {
    assignments: {
      findNominationIds(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
    };
    seasons: Pick<SeasonsView, 'all'>;
    nominations: Pick<NominationsApi, 'conflictsAmong' | 'conflictsIn'>;
  };
  platform: Platform;
}

/** The id of a contest, which begins with its season. */
const contest = /^(\d{4}):/;

/** Ids of mails begin with the mail's name; ids of yearly ones end with the season. */
const isJudgingMail = (id: string) => judgingMails.some((name) => id.startsWith(`${name}:`));
const mailSeason = /:(\d{4})$/;

/**
 * Seasons of plans and judging mails, whose totals cover whole seasons, by their ids. A mail
 * without a season may cover every recent one.
 */
async function seasonsOfWhole(
  { stores, deps, platform }: ConflictContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const mails = ids.filter((id) => isJudgingMail(id));
  const planned = await stores.plans.findSeasons(ids);
  const recent = recentSeasons(mails.length > 0 ? await deps.seasons.all() : [], platform.clock());
  const ofMail = (id: string) => {
    const named = mailSeason.exec(id)?.[1];
    return named ? [named] : recent.map((season) => season.id);
  };
  const ofPlans = [...planned].map(([id, season]): [string, string[]] => [id, [season]]);
  return new Map([...ofPlans, ...mails.map((id): [string, string[]] => [id, ofMail(id)])]);
}

/** Categories of each season in which the actor has a conflict of interest. */
async function conflictedCategories(
  { deps }: ConflictContext,
  actor: Viewer,
  seasons: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const all = await Promise.all(
    [...new Set(seasons)].map(async (season): Promise<[string, ReadonlySet<string>]> => {
      const conflicts = await deps.nominations.conflictsIn(actor, season);
      return [season, new Set(conflicts.map(({ category }) => category))];
    }),
  );
  return new Map(all);
}

/**
 * Ids of assignments, nominations and contests with an entry in conflict with the actor, and of
 * plans and judging mails whose totals include one.
 */
export async function conflictedIds(
  context: ConflictContext,
  actor: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { deps } = context;
  const [judged, whole] = await Promise.all([
    deps.assignments.findNominationIds(ids),
    seasonsOfWhole(context, ids),
  ]);
  const seasons = [
    ...ids.flatMap((id) => contest.exec(id)?.[1] ?? []),
    ...[...whole.values()].flat(),
  ];
  const [conflicts, categories] = await Promise.all([
    deps.nominations.conflictsAmong(actor, [...ids, ...judged.values()]),
    conflictedCategories(context, actor, seasons),
  ]);
  const contests = new Set(
    [...categories].flatMap(([season, names]) => [...names].map((name) => `${season}:${name}`)),
  );
  const inConflict = new Set(conflicts.map(({ _id }) => _id));
  const tellsOfAll = (id: string) =>
    (whole.get(id) ?? []).some((season) => (categories.get(season)?.size ?? 0) > 0);
  const isConflicted = (id: string) =>
    inConflict.has(id) ||
    inConflict.has(judged.get(id) ?? '') ||
    contests.has(id) ||
    tellsOfAll(id);
  return new Set(ids.filter(isConflicted));
}
